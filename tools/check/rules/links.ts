import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {routesFile} from '../../../lib/content/content';
import {must} from '../../../lib/input/must';
import {apiChangesFile} from '../../../lib/openapi/apiChanges';
import {apiFile, findOperation, isApiPrefix} from '../../../lib/openapi/apiOperations';
import {listAnchors} from '../../../lib/pages/elements';
import type {SourceLink} from '../../../lib/pages/types';
import type {CheckContext, CheckFinding, Page, PageRule, TextDocument, TextRule} from '../types';

const EXTERNAL = /^(?:https?:\/\/|mailto:)/;
const API_PAGE = /^\/api\/[a-z0-9-]+$/;
/** Characters that are never unescaped in addresses: a bare address would include the Chinese text after it. */
const NOT_IN_URL = /[\p{Script=Han}，。：；！？、（）“”《》]/u;

function checkInternal({url, offset}: SourceLink, {routes, operations, hasStaticFile, version}: CheckContext): CheckFinding[] {
  const route = url.split(/[?#]/)[0] ?? '';
  if (routes.has(route) || hasStaticFile(route)) return [];
  // If the API is not described here, its pages are only on the English site.
  if (operations.length === 0 && version.base && API_PAGE.test(route)) return [];
  const trimmed = route.replace(/(?:\.mdx?|\/)$/, '');
  const fix = routes.has(trimmed)
    ? `改成 ${trimmed}`
    : `写 ${routesFile(version)} 里的路径，或本站自己的页面、/api/…、static/ 下的文件；别的版本的页面写成 /1.5/…`;
  return [{offset, message: `站内链接 ${url} 不存在`, fix}];
}

function checkAnchor({url, offset}: SourceLink, page: Page): CheckFinding[] {
  const anchors = [page, ...page.fragments].flatMap(({tree}) => listAnchors(tree));
  if (page.isFragment || anchors.some(({id}) => id === url.slice(1))) return [];
  return [{offset, message: `本页没有锚点 ${url}`, fix: '改成本页某个标题的锚点'}];
}

const isPage = (document: TextDocument): document is Page => 'tree' in document;

function checkLink(link: SourceLink, document: TextDocument, context: CheckContext): CheckFinding[] {
  const {url, offset, isBare} = link;
  if (isBare && NOT_IN_URL.test(url))
    return [{offset, message: `网址 ${url} 吞掉了后面的中文`, fix: '写成 [文字](网址)，或者放进行内代码'}];
  if (EXTERNAL.test(url)) return [];
  if (url.startsWith('/')) return checkInternal(link, context);
  if (url.startsWith('#')) return isPage(document) ? checkAnchor(link, document) : [];
  return [{offset, message: `链接 ${url} 是相对路径`, fix: '写站内的完整路径，例如 /concepts-flows'}];
}

/** Links lead to a page of the site, an anchor on the page, or a full address elsewhere. */
export const links: TextRule = {
  name: '链接',
  check: (document, context) => document.links.flatMap((link) => checkLink(link, document, context)),
};

const BARE = /^(?:点击|请点击|单击|查看|见|参见)?(?:这里|此处|这儿|此链接|链接|本链接|here)$/i;

/** A link text names its target: screen reader users who jump between links hear nothing else. */
export const linkText: TextRule = {
  name: '链接文字',
  check: ({links: found}) =>
    found
      .filter(({text}) => BARE.test(text.trim()))
      .map(({text, offset}) => ({offset, message: `链接文字“${text.trim()}”没说去哪里`, fix: '用目标页面的标题或内容作链接文字'})),
};

const MOVING =
  /(?:github\.com\/langflow-ai\/langflow\/(?:blob|tree|raw|blame)|raw\.githubusercontent\.com\/langflow-ai\/langflow)\/(?:refs\/heads\/)?(?:main|master|dev)(?![\w.-])/g;

/** Links to source code contain a commit: on a branch, lines move and files disappear. */
export const sourceLinks: TextRule = {
  name: '源代码链接',
  check: ({source}) =>
    [...source.matchAll(MOVING)].map(({0: found, index}) => ({
      offset: index,
      message: `链接指向会变动的分支（${found}）`,
      fix: '把分支名换成 upstream.lock.json 里的提交 id',
    })),
};

/** An API path in prose or code, optionally after a host or variable. */
const API_PATH = /(?<![\w/.-])(?:https?:\/\/[^\s/'"`]+|\$\{?\w+\}?|\{\w+\})?(\/api\/v\d\/[\w./${}<>:-]*[\w/}>])/g;

/** A host with its own domain serves its own API. */
const FOREIGN_HOST = /^https?:\/\/(?:[a-z0-9-]+\.)+[a-z]{2,}(?=[/:])/;

/** Every API path on a page is a path of the API, or a common prefix of several. */
export const apiPaths: PageRule = {
  name: 'API 路径',
  check: ({source}, {operations, version}) =>
    // An API that is not described here cannot be checked.
    (operations.length === 0 && version.base !== '' ? [] : [...source.matchAll(API_PATH)])
      .filter(([text]) => !FOREIGN_HOST.test(text))
      .filter(([, pathname]) => !findOperation(operations, pathname as string) && !isApiPrefix(operations, pathname as string))
      .map((match) => ({
        offset: match.index + match[0].lastIndexOf(must(match[1], 'a group of the expression')),
        message: `API 里没有 ${match[1]}`,
        fix: `写 ${apiFile(version)} 里的路径，或者在 ${apiChangesFile(version)} 的 hidden 里写上它的依据`,
      })),
};

const FORBIDDEN_ELEMENTS = ['iframe', 'video', 'audio', 'embed', 'object', 'script', 'link', 'style'];
const FOREIGN = /^(?:https?:)?\/\//;

type Place = {offset: number};

function checkElement(node: Nodes & {type: 'mdxJsxFlowElement' | 'mdxJsxTextElement'}, {offset}: Place): CheckFinding[] {
  if (node.name && FORBIDDEN_ELEMENTS.includes(node.name)) {
    return [{offset, message: `嵌入了 <${node.name}>`, fix: '删去；视频改成链接，并注明（需要国际网络）'}];
  }
  return node.attributes.flatMap((attribute) => {
    const isForeign =
      attribute.type === 'mdxJsxAttribute' &&
      attribute.name === 'src' &&
      typeof attribute.value === 'string' &&
      FOREIGN.test(attribute.value);
    return isForeign ? [{offset, message: `从外站加载 ${String(attribute.value)}`, fix: '把文件放进 static/ 下'}] : [];
  });
}

/** Pages load nothing from other hosts, as many are unreachable from mainland China. */
export const embeds: PageRule = {
  name: '外站资源',
  check({tree}) {
    const findings: CheckFinding[] = [];
    visit(tree, (node) => {
      const offset = node.position?.start.offset ?? 0;
      if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') findings.push(...checkElement(node, {offset}));
      if (node.type === 'image' && FOREIGN.test(node.url))
        findings.push({offset, message: `从外站加载图片 ${node.url}`, fix: '把图片放进 static/ 下'});
    });
    return findings;
  },
};
