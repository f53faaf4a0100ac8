import {routesFile} from '../../../lib/content/content';
import type {CheckContext, Finding, Page, PageRule} from '../types';
import {listAnchors} from './headingIds';
import {listLinks, type PageLink} from './listLinks';

const EXTERNAL = /^(?:https?:\/\/|mailto:)/;
const API_PAGE = /^\/api\/[a-z0-9-]+$/;
/** Characters that no address has raw: a bare address swallows the Chinese text behind it. */
const NOT_IN_URL = /[\p{Script=Han}，。：；！？、（）“”《》]/u;

function checkInternal({url, offset}: PageLink, {routes, operations, hasStaticFile, version}: CheckContext): Finding[] {
  const route = url.split(/[?#]/)[0] ?? '';
  if (routes.has(route) || hasStaticFile(route)) return [];
  // An API that is not described here has pages on the English site only.
  if (operations.length === 0 && version.base && API_PAGE.test(route)) return [];
  const trimmed = route.replace(/(?:\.mdx?|\/)$/, '');
  const fix = routes.has(trimmed)
    ? `改成 ${trimmed}`
    : `写 ${routesFile(version)} 里的路径，或 /api/…、static/ 下的文件；别的版本的页面写成 /1.5/…`;
  return [{offset, message: `站内链接 ${url} 不存在`, fix}];
}

function checkAnchor({url, offset}: PageLink, page: Page): Finding[] {
  const anchors = [page, ...page.fragments].flatMap(({tree}) => listAnchors(tree));
  if (page.isFragment || anchors.some(({id}) => id === url.slice(1))) return [];
  return [{offset, message: `本页没有锚点 ${url}`, fix: '改成本页某个标题的锚点'}];
}

function checkLink(link: PageLink, page: Page, context: CheckContext): Finding[] {
  const {url, offset, isBare} = link;
  if (isBare && NOT_IN_URL.test(url))
    return [{offset, message: `网址 ${url} 吞掉了后面的中文`, fix: '写成 [文字](网址)，或者放进行内代码'}];
  if (EXTERNAL.test(url)) return [];
  if (url.startsWith('/')) return checkInternal(link, context);
  if (url.startsWith('#')) return checkAnchor(link, page);
  return [{offset, message: `链接 ${url} 是相对路径`, fix: '写站内的完整路径，例如 /concepts-flows'}];
}

/** Links lead to a page of the site, an anchor of this page, or a full address elsewhere. */
export const links: PageRule = {
  name: '链接',
  check: (page, context) => listLinks(page.tree).flatMap((link) => checkLink(link, page, context)),
};
