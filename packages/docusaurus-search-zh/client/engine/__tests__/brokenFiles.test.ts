import {describe, expect, it} from 'vitest';
import {buildSearchIndex, makePages, SMALL_PAGES, smallIndex} from '../../../__fixtures__/smallSite';
import {MANIFEST_FILE} from '../../../shared/indexFormat';
import {SearchEngine} from '../searchEngine';

describe('SearchEngine with files that fail', () => {
  const withFaults = (files: Map<string, string>, fault: (file: string, fresh: boolean) => string | null) =>
    new SearchEngine(async (file, {fresh}) => {
      const broken = fault(file, fresh);
      if (broken === null) throw new Error(`cannot fetch ${file}`);
      return broken || (files.get(file) ?? Promise.reject(new Error(`no such file: ${file}`)));
    });
  const ask = (failing: SearchEngine) => failing.search({text: '全局变量'});

  it('says so, and tries again at the next query', async () => {
    let isDown = true;
    const failing = withFaults(smallIndex(), () => (isDown ? null : ''));
    await expect(ask(failing)).rejects.toThrow('cannot fetch');
    isDown = false;
    expect((await ask(failing)).count).toBeGreaterThan(0);
  });

  it('asks past the cache for a file that came broken', async () => {
    const failing = withFaults(smallIndex(), (file, fresh) => (file !== MANIFEST_FILE && !fresh ? '{"terms":["0a' : ''));
    expect((await ask(failing)).count).toBeGreaterThan(0);
  });

  it('fails when a file stays broken', async () => {
    const failing = withFaults(smallIndex(), (file) => (file === MANIFEST_FILE ? '' : '<!doctype html>'));
    await expect(ask(failing)).rejects.toThrow();
  });

  it('moves on to the new index when the old one is gone', async () => {
    const old = smallIndex();
    const renewed = buildSearchIndex({pages: makePages(SMALL_PAGES.slice(0, 3)), synonyms: [], startUrls: []});
    let files = old;
    const moving = new SearchEngine(async (file) => files.get(file) ?? Promise.reject(new Error('gone')));
    await moving.search({text: 'milvus'});
    files = renewed;
    expect((await ask(moving)).pages[0]?.sections[0]?.url).toBe('/configuration-global-variables');
  });

  it('refuses an index of another format', async () => {
    const failing = withFaults(smallIndex(), (file) => (file === MANIFEST_FILE ? '{"format":0}' : ''));
    await expect(ask(failing)).rejects.toThrow('index format 0');
  });
});
