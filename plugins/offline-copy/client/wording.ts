import {labelsOf} from '../shared/versions';
import type {CopyProblem} from './copyError';
import type {Offer} from './planDownload';
import type {CopyView} from './useOfflineCopy';

/** A size as readers know it from their systems. */
export const formatSize = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** A day, from a date in any form; an impossible one gives nothing. */
function formatDay(date: string | number): string {
  const day = new Date(date);
  return Number.isNaN(day.getTime()) ? '' : day.toLocaleDateString('zh-CN', {year: 'numeric', month: 'long', day: 'numeric'});
}

/** What a problem means and what to do about it. */
const PROBLEMS: Record<CopyProblem, string> = {
  unsupported: '这个浏览器存不了离线副本，或者当前页面不是通过 https 打开的。请换用新版的 Chrome、Edge、Firefox 或 Safari。',
  forbidden: '浏览器不允许本站存储数据：可能是无痕（隐私）窗口，也可能是设置里禁止了。请在普通窗口里重试。',
  full: '存储空间不够，没有下载完，已下载的部分已经删掉。请清理一些空间后重试。',
  network: '连不上网络，或者连接中断了。已经下载的部分会保留，恢复后接着下载。',
  damaged: '收到的文件不完整，也可能是站点刚刚更新。已经下载的部分会保留，请重试。',
  missing: '这里没有可供下载的离线副本。',
};

/** The problem in words; for readers who keep a copy a lost connection is no failure. */
export function describeProblem({problem, installed, missingBytes}: CopyView): string | undefined {
  if (!problem) return undefined;
  const isWhole = installed?.isWhole && missingBytes === undefined;
  return problem === 'network' && isWhole ? '现在连不上网络，不知道有没有新版本；已有的副本照常可用。' : PROBLEMS[problem];
}

/** Versions of the docs in the words of a sentence. */
const nameVersions = (labels: readonly string[]) => `Langflow ${labels.join('、')}`;

/** Whether the reader wants other versions of the docs than the copy holds. */
function hasOtherVersions({installed, offer}: CopyView): boolean {
  if (!installed || !offer) return false;
  return labelsOf(installed.state, offer.site).join() !== labelsOf(offer.manifest, offer.site).join();
}

/** Whether versions can be chosen, and none is. */
const hasChosenNone = ({site, manifest}: Offer) => site.versions.length > 0 && manifest.labels?.length === 0;

/** The content in a form that readers can compare and report. */
const shortName = (version: string) =>
  version
    .split('-')
    .map((part) => part.slice(0, 7))
    .join('-');

function describeInstalled(view: CopyView): string | undefined {
  const {installed, offer} = view;
  if (!installed) return undefined;
  const {state, isWhole} = installed;
  const changed = state.changed && formatDay(state.changed);
  const facts = [
    ...(state.labels?.length ? [nameVersions(state.labels)] : []),
    `${state.pages} 个页面`,
    `占 ${formatSize(state.storage)}`,
    ...(changed ? [`内容更新至 ${changed}`] : []),
    `${formatDay(state.installed)}下载`,
    `版本 ${shortName(state.version)}`,
  ].join('，');
  if (!isWhole) return `离线副本不完整，浏览器可能清理过数据。${facts}。`;
  if (!offer || hasOtherVersions(view)) return `离线副本可用：${facts}。`;
  return offer.manifest.version === state.version ? `离线副本可用，已是最新：${facts}。` : `离线副本可用，但站点有了新版本：${facts}。`;
}

/** The state of the copy in words. */
export function describeCopy(view: CopyView): string {
  const {task, offer, installed} = view;
  if (task === 'unknown') return '下载之前，这里会写明有多大。';
  if (task === 'checking') return '正在查看……';
  if (task === 'removing') return '正在删除……';
  if (installed) return describeInstalled(view) ?? '';
  if (!offer) return '还没有离线副本。';
  if (hasChosenNone(offer)) return '还没有离线副本。至少选一个版本。';
  const {pages, bytes, storage, changed} = offer.manifest;
  const day = changed && formatDay(changed);
  return `还没有离线副本。共 ${pages} 个页面，下载约 ${formatSize(bytes)}，存下后占 ${formatSize(storage)}${day ? `，内容更新至 ${day}` : ''}。`;
}

/** What the button that downloads says; nothing where there is nothing to download. */
export function describeDownload(view: CopyView): string | undefined {
  const {installed, offer, problem} = view;
  if (!offer) return problem === 'network' && !installed?.isWhole ? '重试' : undefined;
  if (hasChosenNone(offer)) return undefined;
  const {manifest, missingBytes} = offer;
  const size = formatSize(missingBytes);
  if (hasOtherVersions(view)) return missingBytes > 0 ? `改成所选的版本（下载 ${size}）` : '改成所选的版本（不用下载）';
  if (installed && manifest.version === installed.state.version) return installed.isWhole ? undefined : `补全（${size}）`;
  if (installed) return `更新（下载 ${size}）`;
  return missingBytes < manifest.bytes ? `继续下载（还有 ${size}）` : `下载离线副本（${size}）`;
}
