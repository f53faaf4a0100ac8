import {expect, test} from 'vitest';
import type {CopyManifest, SiteManifest} from '../../types';
import {CopyError, storeProblem} from '../copyError';
import type {Offer} from '../planDownload';
import type {CopyView} from '../useOfflineCopy';
import {describeCopy, describeDownload, describeProblem} from '../wording';

const manifest: CopyManifest = {
  version: 'aaaaaaaaaaaaaaaa',
  bytes: 5_600_000,
  storage: 19_000_000,
  pages: 260,
  changed: '2026-11-20T10:00:00Z',
  files: [],
  redirects: {},
};
const part = {version: 'c', bytes: 1, storage: 1, pages: 1};
const site: SiteManifest = {...manifest, common: part, versions: [], more: []};
const offerOf = (missingBytes: number, version = manifest.version): Offer => ({
  site,
  kept: {keys: new Set(), state: undefined},
  manifest: {...manifest, version},
  missing: [],
  missingBytes,
});
const installed = {state: {...manifest, installed: Date.UTC(2026, 10, 21)}, isWhole: true};

const cases: [string, CopyView, string, string | undefined][] = [
  [
    'nothing yet',
    {task: 'none', offer: offerOf(5_600_000)},
    '还没有离线副本。共 260 个页面，下载约 5.6 MB，存下后占 19.0 MB，内容更新至 2026年11月20日。',
    '下载离线副本（5.6 MB）',
  ],
  ['broken off', {task: 'none', offer: offerOf(1_200_000)}, '还没有离线副本', '继续下载（还有 1.2 MB）'],
  [
    'up to date',
    {task: 'none', installed, offer: offerOf(0)},
    '已是最新：260 个页面，占 19.0 MB，内容更新至 2026年11月20日，2026年11月21日下载，版本 aaaaaaa',
    undefined,
  ],
  ['outdated', {task: 'none', installed, offer: offerOf(3_000_000, 'b')}, '站点有了新版本', '更新（下载 3.0 MB）'],
  [
    'partly dropped by the browser',
    {task: 'none', installed: {...installed, isWhole: false}, offer: offerOf(400_000)},
    '不完整',
    '补全（0.4 MB）',
  ],
  ['offline with a copy', {task: 'none', installed, problem: 'network'}, '离线副本可用', undefined],
  ['offline without', {task: 'none', problem: 'network'}, '还没有离线副本', '重试'],
  ['not possible here', {task: 'none', problem: 'unsupported'}, '还没有离线副本', undefined],
];

test.each(cases)('%s', (_case, view, text, button) => {
  expect(describeCopy(view)).toContain(text);
  expect(describeDownload(view)).toBe(button);
});

/** A site with two versions of the docs, of which a reader wants some. */
const offerVersions = (missingBytes: number, ...labels: string[]): Offer => {
  const offer = offerOf(missingBytes);
  const versions = ['1.5', '1.10'].map((label) => ({label, ...part}));
  return {...offer, site: {...site, versions}, manifest: {...manifest, version: `cccccccccc-${labels}`, labels}};
};
const holding = (...labels: string[]) => ({...installed, state: {...installed.state, version: `cccccccccc-${labels}`, labels}});

const choices: [string, CopyView, string, string | undefined][] = [
  ['none', {task: 'none', offer: offerVersions(0)}, '还没有离线副本。至少选一个版本。', undefined],
  ['none any more', {task: 'none', installed: holding('1.5'), offer: offerVersions(0)}, '离线副本可用：Langflow 1.5，', undefined],
  ['one', {task: 'none', offer: offerVersions(5_600_000, '1.10')}, '还没有离线副本。共 260 个页面', '下载离线副本（5.6 MB）'],
  [
    'as before',
    {task: 'none', installed: holding('1.5', '1.10'), offer: offerVersions(0, '1.5', '1.10')},
    '已是最新：Langflow 1.5、1.10，260 个页面，占 19.0 MB，内容更新至 2026年11月20日，2026年11月21日下载，版本 ccccccc-1.5,1.1。',
    undefined,
  ],
  [
    'one more',
    {task: 'none', installed: holding('1.5'), offer: offerVersions(4_000_000, '1.5', '1.10')},
    '离线副本可用：Langflow 1.5，',
    '改成所选的版本（下载 4.0 MB）',
  ],
  [
    'one less',
    {task: 'none', installed: holding('1.5', '1.10'), offer: offerVersions(0, '1.10')},
    '离线副本可用：Langflow 1.5、1.10，',
    '改成所选的版本（不用下载）',
  ],
  [
    'the one of a copy from before there was a choice',
    {task: 'none', installed, offer: offerVersions(2_000_000, '1.5')},
    '站点有了新版本',
    '更新（下载 2.0 MB）',
  ],
];

test.each(choices)('of two versions the reader wants %s', (_case, view, text, button) => {
  expect(describeCopy(view)).toContain(text);
  expect(describeDownload(view)).toBe(button);
});

test('a lost connection is a failure only to those who have no copy', () => {
  expect(describeProblem({task: 'none', installed, problem: 'network'})).toContain('已有的副本照常可用');
  expect(describeProblem({task: 'none', problem: 'network'})).toContain('恢复后接着下载');
  expect(describeProblem({task: 'none'})).toBeUndefined();
});

test('a date that is none is left out', () => {
  expect(describeCopy({task: 'none', offer: {...offerOf(1), manifest: {...manifest, changed: 'soon'}}})).not.toContain('内容更新');
});

test('errors of the store are told apart', () => {
  expect(storeProblem(new DOMException('', 'QuotaExceededError'))).toEqual(new CopyError('full'));
  expect((storeProblem(new DOMException('', 'SecurityError')) as CopyError).problem).toBe('forbidden');
  const other = new TypeError('other');
  expect(storeProblem(other)).toBe(other);
});
