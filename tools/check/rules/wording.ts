import type {Table, TableRow} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {ForbiddenRendering} from '../../../lib/content/glossary';
import {isOwnPage} from '../../../lib/content/ownPages';
import {cutText} from '../../../lib/text/cutText';
import {offsetAt, quoteAround} from '../edits';
import {type CheckFinding, CODE, type PageRule, type TextRule, type TextRun} from '../types';

/** Texts address readers with 你. */
export const address: TextRule = {
  name: '称呼',
  check: ({runs}) =>
    runs.flatMap((run) =>
      [...run.text.matchAll(/您/gu)].map(({index}) => ({offset: offsetAt(run, index), message: '用了“您”', fix: '改成“你”，或者省去'})),
    ),
};

function isExcepted(text: string, start: number, end: number, except: RegExp | undefined): boolean {
  return except !== undefined && [...text.matchAll(except)].some((match) => match.index <= start && match.index + match[0].length >= end);
}

function findForbidden(run: TextRun, term: string, {pattern, use, except, allowedNear, onlyIn}: ForbiddenRendering): CheckFinding[] {
  if (onlyIn && run.kind !== onlyIn) return [];
  if (allowedNear && run.context.search(allowedNear) !== -1) return [];
  return [...run.text.matchAll(pattern)]
    .filter((match) => !isExcepted(run.text, match.index, match.index + match[0].length, except))
    .map((match) => ({
      offset: offsetAt(run, match.index),
      message: `“${match[0]}”不是 ${term} 在本站的译法`,
      fix: `应写 ${use}（见 translation/glossary.yml）`,
    }));
}

/** Translations of terms that the glossary forbids. */
export const glossary: TextRule = {
  name: '术语',
  check: ({runs}, {glossary: entries}) =>
    runs.flatMap((run) => entries.flatMap((entry) => entry.forbidden.flatMap((rendering) => findForbidden(run, entry.en, rendering)))),
};

/** Allowed and other names for the official Langflow documentation, but not for that of other products. */
const OFFICIAL = `(?:官方英文文档|英文(?:文档|页|原文)|上游文档|(?<![A-Za-z0-9）${CODE}](?: ?的)? ?)官方文档|(?<=[（(])原文|^原文)`;
/** Saying that it leaves something out is allowed. */
const SAYS =
  '(?:里|中|上|这一页|的?示例|还|仍|则|也|前后|又)*(?:[：:]|写|说(?!明)|称|还列|列的是|列出[^，。；]{0,6}是|列出以下|把|误|提到|按旧|描述的)';
const REPORT = new RegExp(OFFICIAL + SAYS, 'gu');

/** The list of corrections itself, and pages without an official equivalent. */
const isAboutIt = (file: string) => file.startsWith('translation/') || isOwnPage(file.replace(/^(?:docs|versioned_docs\/[^/]+)\//, ''));

/** Page texts only give the correct facts; errors in the official documentation belong in the list of corrections. */
export const correctionsInText: TextRule = {
  name: '勘误',
  check: ({file, runs}) =>
    isAboutIt(file)
      ? []
      : runs.flatMap((run) =>
          [...run.text.matchAll(REPORT)].map(({0: found, index}) => ({
            offset: offsetAt(run, index),
            message: `正文转述了官方英文文档（${quoteAround(run, index, index + found.length)}）`,
            fix: '正文只写 Langflow 的实际行为，差别记进 translation/corrections.yaml',
          })),
        ),
};

const OWN = '译者补充';

/** The title of an admonition says what it is about. */
export const boxTitles: TextRule = {
  name: '提示框标题',
  check: ({runs}) =>
    runs
      .filter(({kind, text}) => (kind === 'label' || kind === 'title') && text.startsWith(OWN) && !/^译者补充：\S/u.test(text))
      .map((run) => ({
        offset: offsetAt(run, 0),
        message: `提示框的标题“${run.text}”没说是什么内容`,
        fix: `写成“${OWN}：主题”，例如“${OWN}：国内镜像”`,
      })),
};

/** Chinese has no italics: slanted Han characters are hard to read. */
export const italics: PageRule = {
  name: '斜体',
  check({tree, source}) {
    const findings: CheckFinding[] = [];
    visit(tree, 'emphasis', ({position}) => {
      const text = source.slice(position?.start.offset, position?.end.offset);
      findings.push({offset: position?.start.offset ?? 0, message: `用了斜体（${text}）`, fix: '去掉，或者改用粗体、引号'});
    });
    return findings;
  },
};

const CATEGORY = /^\/components-(?!bundle|custom)/;
const FORM = /^[\p{Script=Han}]+（[A-Z][A-Za-z /&-]*）$/u;

/** Titles of component category pages have the Chinese name and the English name of the interface. */
export const categoryTitles: PageRule = {
  name: '类别标题',
  check: ({frontMatter: {slug, title}, source}) =>
    CATEGORY.test(String(slug ?? '')) && !FORM.test(String(title ?? ''))
      ? [
          {
            offset: Math.max(0, source.indexOf('title:')),
            message: `组件类别的标题应为“中文（English）”；收到的是“${String(title ?? '')}”`,
            fix: '例如“处理（Processing）”',
          },
        ]
      : [],
};

const HEADER = ['参数', '类型', '说明'];
const PREFIX = /^(?:输入|输出)参数(?:（[^（）]+）)?：(?!：)/u;
/** Class names of the program, where readers expect types. */
const CLASS_NAME = /\b\w+Input\b/;
/** Pages about request parameters, which are not component inputs. */
const OTHER_PAGES = /^\/(?:api|typescript-client)/;

function checkRow({children, position}: TableRow): CheckFinding[] {
  const [, type = '', description = ''] = children.map((cell) => textOf(cell).trim());
  const offset = position?.start.offset ?? 0;
  const className = CLASS_NAME.exec(type)?.[0];
  return [
    ...(PREFIX.test(description)
      ? []
      : [
          {
            offset,
            message: `参数的说明没有以“输入参数：”或“输出参数：”开头（${cutText(description, 16)}）`,
            fix: '补上，必填或默认隐藏的写“输入参数（必填，高级）：”',
          },
        ]),
    ...(className ? [{offset, message: `类型写了类名 ${className}`, fix: '写 String、Integer、Boolean 这类类型'}] : []),
  ];
}

const isParameterTable = ({children: [header]}: Table) =>
  HEADER.every((title, index) => header?.children[index] && textOf(header.children[index]).trim() === title);

/** Component parameter rows have the same form on all pages. */
export const parameterRows: PageRule = {
  name: '参数表',
  check({tree, frontMatter}) {
    if (OTHER_PAGES.test(String(frontMatter.slug ?? ''))) return [];
    const findings: CheckFinding[] = [];
    visit(tree, 'table', (table) => {
      if (isParameterTable(table)) findings.push(...table.children.slice(1).flatMap(checkRow));
    });
    return findings;
  },
};
