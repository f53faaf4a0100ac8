import './workerScope';
import {afterAll, expect, test, vi} from 'vitest';
import type {CopyState, SiteManifest} from '../../types';
import {askForNews} from '../askForNews';

const ROOT = 'https://docs.example.cn/';
const NOW = 1000;
const part = (version: string) => ({version, bytes: 1, storage: 1, pages: 1});
const empty = {files: [], redirects: {}};
const site: SiteManifest = {
  ...part('all-old'),
  ...empty,
  more: [],
  common: part('all'),
  versions: [
    {label: '1.5', ...part('old')},
    {label: '1.10', ...part('new')},
  ],
};
const oneVersion: SiteManifest = {...site, version: 'all', versions: []};

afterAll(() => vi.unstubAllGlobals());

/** What the worker keeps of an answer. */
async function newsOf(state: Partial<CopyState>, response: Response | Error): Promise<unknown> {
  vi.stubGlobal('fetch', async () => {
    if (response instanceof Error) throw response;
    return response;
  });
  const kept: unknown[] = [];
  const store = {put: async (_url: string, value: Response) => kept.push(await value.json())} as unknown as Cache;
  await askForNews({root: ROOT, store, state: {...part('mine'), ...empty, installed: 0, ...state}, news: undefined}, NOW);
  return kept[0];
}

test.each([
  ['the versions that the copy holds', {labels: ['1.10']}, site, 'all-new'],
  ['all of them', {labels: ['1.5', '1.10']}, site, 'all-old-new'],
  ['one that the site has no more', {labels: ['1.4']}, site, 'all'],
  ['the first, for a copy from before there was a choice', {}, site, 'all-old'],
  ['the whole, for a site of one version', {}, oneVersion, 'all'],
])('news is about %s', async (_case, state, manifest, version) => {
  expect(await newsOf(state, Response.json(manifest))).toEqual({version, asked: NOW, isGone: false});
});

test('a site that offers no copy any more is told from one that cannot be reached', async () => {
  expect(await newsOf({}, new Response('', {status: 404}))).toEqual({version: 'mine', asked: NOW, isGone: true});
  expect(await newsOf({}, new Response('', {status: 503}))).toBeUndefined();
  expect(await newsOf({}, new TypeError('offline'))).toBeUndefined();
  expect(await newsOf({}, new Response('<html>'))).toBeUndefined();
});
