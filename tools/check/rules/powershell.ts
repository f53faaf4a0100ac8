import type {Code, Nodes, Parents, RootContent} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {textAttribute} from '../../../lib/mdast/nodes';
import type {CheckFinding, PageRule} from '../types';

const SHELLS = new Set(['bash', 'sh']);
const WINDOWS = new Set(['powershell', 'bat']);

/** Syntax that PowerShell reads differently from a POSIX shell, or does not have; by its name in messages. */
const DIFFERENCES: Record<string, RegExp> = {
  curl: /(?:^|[|;(])\s*curl\s/m,
  行尾的反斜杠: /\\$/m,
  export: /^\s*export\s/m,
  变量: /\$\{?[A-Za-z_]|^\s*[A-Za-z_]\w*=/m,
  source: /^\s*(?:source|\.)\s/m,
  重定向: /<<|\s<\s/,
  '&& 或 ||': /&&|\|\|/,
  'Unix 的程序': /(?:^|[|;]\s*)(?:grep|sed|awk|chmod|touch|nohup|head|tail|tr|which|xargs|mkdir -p|rm -\w+|ln)\s/m,
};
/** Commands and folders of a single system. */
const ONE_SYSTEM = /\b(?:sudo|apt|apt-get|yum|dnf|systemctl|journalctl|brew)\s|~\/Library/;
/** Matches a sentence that commands run somewhere other than a Windows terminal. */
const ELSEWHERE = /命令[^。]*在[^。]*(?:Linux 服务器|容器|macOS)[^。]*执行/;
/** Matches a paragraph or tab label that names the system of what follows. */
const OWN_SYSTEM = /(?:macOS|Linux|Mac)[^。]*：$/;

/** What PowerShell reads differently in a block; undefined if the block works there unchanged. */
function findDifference({lang, value}: Code): string | undefined {
  if (!SHELLS.has(lang ?? '') || ONE_SYSTEM.test(value)) return undefined;
  const code = value.replace(/^\s*#.*$/gm, '').replace(/'[^']*'/g, "''");
  return Object.entries(DIFFERENCES).find(([, pattern]) => pattern.test(code))?.[0];
}

/** Whether a node contains code in one of these languages. */
function hasCode(node: Nodes, languages: ReadonlySet<string>): boolean {
  let found = false;
  visit(node, 'code', ({lang}) => {
    found ||= languages.has(lang ?? '');
  });
  return found;
}

const labelOf = (node: Nodes) => (node.type === 'mdxJsxFlowElement' && node.name === 'TabItem' ? textAttribute(node, 'label') : undefined);

/** Whether the tab of a block is for one system or shell, and another tab is for Windows or PowerShell. */
function isTabBesideWindows(tabs: Parents, own: Nodes): boolean {
  const isForSystem = /macOS|Linux|curl|bash/i.test(labelOf(own) ?? '');
  const others = (tabs.children as Nodes[]).filter((tab) => tab !== own);
  return isForSystem && others.some((tab) => /Windows|PowerShell/i.test(labelOf(tab) ?? ''));
}

const mentions = (node: RootContent | undefined, words: RegExp) => node?.type === 'paragraph' && words.test(textOf(node));

/** Whether the text around a block mentions PowerShell: the paragraph before it, and those up to the next block or heading. */
function isToldBeside(siblings: readonly RootContent[], index: number): boolean {
  const before = siblings[index - 1];
  if (mentions(before, /PowerShell/) || mentions(before, OWN_SYSTEM)) return true;
  const after = siblings.slice(index + 1);
  const end = after.findIndex((node) => node.type === 'heading' || hasCode(node, SHELLS));
  return after.slice(0, end < 0 ? undefined : end).some((node) => hasCode(node, WINDOWS) || mentions(node, /PowerShell/));
}

/** Parts of a page (start and end offset) that say that their commands run elsewhere. */
function findElsewhere(root: Parents): {from: number; to: number}[] {
  const nodes = root.children as RootContent[];
  return nodes.flatMap((node, index) => {
    if (node.type === 'heading' || !ELSEWHERE.test(textOf(node))) return [];
    const depth = nodes.slice(0, index).findLast((other) => other.type === 'heading')?.depth ?? 0;
    const next = nodes.slice(index).find((other) => other.type === 'heading' && other.depth <= depth);
    return [{from: node.position?.start.offset ?? 0, to: next?.position?.start.offset ?? Number.POSITIVE_INFINITY}];
  });
}

/** Blocks under a node without a Windows equivalent in another tab or in the surrounding text. */
function listLonely(parent: Parents): Code[] {
  const children = parent.children as RootContent[];
  return children.flatMap((node, index): Code[] => {
    if (node.type === 'code') return isToldBeside(children, index) ? [] : [node];
    return 'children' in node && !isTabBesideWindows(parent, node) ? listLonely(node) : [];
  });
}

/** Commands for the reader's own computer are also given for PowerShell. */
export const powershell: PageRule = {
  name: 'PowerShell 写法',
  check({tree}) {
    const elsewhere = findElsewhere(tree);
    return listLonely(tree).flatMap((block): CheckFinding[] => {
      const difference = findDifference(block);
      const offset = block.position?.start.offset ?? 0;
      if (!difference || elsewhere.some(({from, to}) => offset >= from && offset < to)) return [];
      const message = `只有 bash 的写法，PowerShell 里不能照样运行（${difference}）`;
      return [{offset, message, fix: '用选项卡补上 powershell 的写法；不在 Windows 上运行的，先写“以下命令在 Linux 服务器上执行”'}];
    });
  },
};
