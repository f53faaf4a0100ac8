import type {PublishStep} from '../../../../lib/build/publishStep';
import {FEED_FILE, feedPages} from '../lists/buildFeed';
import {buildHeadTags, SOCIAL_CARD} from './buildHeadTags';

/** Adds to the head of every page what search engines, chats and feed readers ask for. */
export const addTags = (): PublishStep => ({
  name: 'tags',
  run(site) {
    const {root, pages, facts} = site;
    const hasFeed = feedPages([...facts.values()]).length > 0;
    const siteFacts = {name: site.config.title, root, language: site.language};
    for (const page of pages) {
      const own = facts.get(page.route);
      if (!own) throw new Error(`[publish] ${page.route} 没有说明；describe 应排在 tags 之前`);
      const tags = buildHeadTags({page: own, site: siteFacts, image: root + SOCIAL_CARD.file, ...(hasFeed && {feed: root + FEED_FILE})});
      page.appendToHead(tags);
    }
  },
});
