import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {PageFacts, SiteFacts} from '../types';
import {buildFeed} from './buildFeed';
import {buildHeadTags} from './buildHeadTags';
import {buildOpenSearch} from './buildOpenSearch';
import {describeCard} from './card/describeCard';
import {drawCard} from './card/drawCard';
import {renderCard} from './card/renderCard';
import {readPageFacts} from './readPageFacts';

const PICTURES = 'assets/og';
/** Pictures drawn at the same time; drawing runs outside the main thread. */
const BATCH = 8;

/** A page to publish: its address under the base path, and what is known about it besides its HTML. */
export type Source = Pick<PageFacts, 'route' | 'modified' | 'original'>;

export type PublishInput = {outDir: string; site: SiteFacts; sources: Source[]; logo: string; version: string};

type Built = {file: string; html: string; facts: PageFacts};

function readBuilt(source: Source, {outDir, site}: PublishInput): Built[] {
  const name = source.route.slice(1);
  const file = [`${name}.html`, path.join(name, 'index.html')].map((candidate) => path.join(outDir, candidate)).find(existsSync);
  if (!file) return [];
  const html = readFileSync(file, 'utf8');
  return [{file, html, facts: {...readPageFacts(html, source.route, site), ...source}}];
}

/** Draws the picture of each page and writes it; pages that look alike share one. */
async function writePicture({facts}: Built, {outDir, site, logo, version}: PublishInput): Promise<string> {
  const card = describeCard(facts, site, version);
  const {name, png} = await renderCard(drawCard(card, logo));
  writeFileSync(path.join(outDir, PICTURES, name), png);
  return `${site.root}${PICTURES}/${name}`;
}

/** Adds to every built page what search engines, chats and feed readers ask for, and writes the files that go with it. */
export async function publish(input: PublishInput): Promise<void> {
  const {outDir, site, sources} = input;
  const pages = sources.flatMap((source) => readBuilt(source, input));
  const feed = buildFeed(
    pages.map(({facts}) => facts),
    site,
  );
  mkdirSync(path.join(outDir, PICTURES), {recursive: true});
  for (let start = 0; start < pages.length; start += BATCH) {
    const batch = pages.slice(start, start + BATCH);
    const images = await Promise.all(batch.map((page) => writePicture(page, input)));
    batch.forEach(({file, html, facts}, index) => {
      const tags = buildHeadTags({page: facts, site, image: images[index] as string, ...(feed && {feed: `${site.root}feed.xml`})});
      writeFileSync(
        file,
        html.replace('</head>', () => `${tags}</head>`),
      );
    });
  }
  writeFileSync(path.join(outDir, 'opensearch.xml'), buildOpenSearch(site));
  if (feed) writeFileSync(path.join(outDir, 'feed.xml'), feed);
}
