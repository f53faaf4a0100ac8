import type {PublishStep} from '../../../../lib/build/publishStep';
import {FEED_FILE} from '../lists/buildFeed';
import {buildHeadTags, SOCIAL_CARD} from './buildHeadTags';

/** Adds tags for search engines, chat programs and feed readers to the head of every page. */
export const addTags = (): PublishStep => ({
  name: 'tags',
  page(page, {config, root, language, facts, dates}) {
    const own = facts.get(page.route);
    if (!own) throw new Error(`[publish] ${page.route} 没有说明；describe 应排在 tags 之前`);
    const site = {name: config.title, root, language};
    // The feed lists pages by date: without dates there is no feed.
    const feed = dates.size > 0 ? {feed: root + FEED_FILE} : {};
    page.appendToHead(buildHeadTags({page: own, site, image: root + SOCIAL_CARD.file, ...feed}));
  },
});
