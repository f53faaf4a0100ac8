import {describe, expect, it} from 'vitest';
import {makePages, SCOPES, SYNONYMS, smallIndex} from '../../__fixtures__/smallSite';
import {MANIFEST_FILE, type SearchManifest} from '../../shared/indexFormat';
import {buildSearchIndex} from '../buildIndex';

const manifestOf = (files: Map<string, string>) => JSON.parse(files.get(MANIFEST_FILE) ?? '') as SearchManifest;

describe('buildIndex', () => {
  it('gives equal bytes for equal pages, in whatever order they come', () => {
    const reversed = buildSearchIndex({
      pages: makePages().reverse(),
      synonyms: SYNONYMS,
      scopes: SCOPES,
      startUrls: ['/agents', '/webhook'],
    });
    expect([...reversed]).toEqual([...smallIndex()]);
  });

  it('puts all files but the manifest into a folder named after the content', () => {
    const files = smallIndex();
    const {version} = manifestOf(files);
    expect([...files.keys()].filter((file) => !file.startsWith(`${version}/`))).toEqual([MANIFEST_FILE]);
    const changed = makePages().slice(1);
    expect(manifestOf(buildSearchIndex({pages: changed, synonyms: SYNONYMS, startUrls: []})).version).not.toBe(version);
  });

  it('numbers pages so that each filter is a range', () => {
    const {facets} = manifestOf(smallIndex());
    expect(facets.map(({scope, from, to}) => [scope, from, to])).toEqual([
      ['docs', 0, 10],
      ['api', 10, 11],
    ]);
  });

  it('names the pages to start from, as far as there are such pages', () => {
    const files = buildSearchIndex({pages: makePages(), synonyms: [], startUrls: ['/agents', '/nowhere']});
    expect(manifestOf(files).start).toEqual([{title: '使用智能体', url: '/agents'}]);
  });

  it('survives an empty site', () => {
    expect(manifestOf(buildSearchIndex({pages: [], synonyms: SYNONYMS, startUrls: []})).sections).toBe(0);
  });
});
