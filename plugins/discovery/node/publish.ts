import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {PageFacts, SiteFacts} from '../types';
import {buildFeed} from './buildFeed';
import {buildHeadTags, SOCIAL_CARD} from './buildHeadTags';
import {buildOpenSearch} from './buildOpenSearch';
import {readPageFacts} from './readPageFacts';

/** A page to publish: its address under the base path, and what is known about it besides its HTML. */
export type Source = Pick<PageFacts, 'route' | 'modified' | 'original'>;

export type PublishInput = {outDir: string; site: SiteFacts; sources: Source[]};

type Built = {file: string; html: string; facts: PageFacts};

function readBuilt(source: Source, {outDir, site}: PublishInput): Built[] {
  const name = source.route.slice(1);
  const file = [`${name}.html`, path.join(name, 'index.html')].map((candidate) => path.join(outDir, candidate)).find(existsSync);
  if (!file) return [];
  const html = readFileSync(file, 'utf8');
  return [{file, html, facts: {...readPageFacts(html, source.route, site), ...source}}];
}

/** Adds to every built page what search engines, chats and feed readers ask for, and writes the files that go with it. */
export function publish(input: PublishInput): void {
  const {outDir, site, sources} = input;
  const pages = sources.flatMap((source) => readBuilt(source, input));
  const feed = buildFeed(
    pages.map(({facts}) => facts),
    site,
  );
  const image = site.root + SOCIAL_CARD.file;
  for (const {file, html, facts} of pages) {
    const tags = buildHeadTags({page: facts, site, image, ...(feed && {feed: `${site.root}feed.xml`})});
    writeFileSync(
      file,
      html.replace('</head>', () => `${tags}</head>`),
    );
  }
  writeFileSync(path.join(outDir, 'opensearch.xml'), buildOpenSearch(site));
  if (feed) writeFileSync(path.join(outDir, 'feed.xml'), feed);
}
