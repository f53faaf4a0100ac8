import type {Table, TableRow} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Finding, PageRule} from '../types';

const HEADER = ['参数', '类型', '说明'];
const PREFIX = /^(?:输入|输出)参数(?:（[^（）]+）)?：(?!：)/u;
/** Names of the program's classes, where readers look for types. */
const CLASS_NAME = /\b\w+Input\b/;
/** The parameters of requests are no inputs of components. */
const OTHER_PAGES = /^\/(?:api|typescript-client)/;

function checkRow({children, position}: TableRow): Finding[] {
  const [, type = '', description = ''] = children.map((cell) => textOf(cell).trim());
  const offset = position?.start.offset ?? 0;
  const className = CLASS_NAME.exec(type)?.[0];
  return [
    ...(PREFIX.test(description)
      ? []
      : [
          {
            offset,
            message: `参数的说明没有以“输入参数：”或“输出参数：”开头（${description.slice(0, 16)}）`,
            fix: '补上，必填或默认隐藏的写“输入参数（必填，高级）：”',
          },
        ]),
    ...(className ? [{offset, message: `类型写了类名 ${className}`, fix: '写 String、Integer、Boolean 这类类型'}] : []),
  ];
}

const isParameterTable = ({children: [header]}: Table) =>
  HEADER.every((title, index) => header?.children[index] && textOf(header.children[index]).trim() === title);

/** Rows of the parameters of components have one form on all pages. */
export const parameterRows: PageRule = {
  name: '参数表',
  check({tree, frontMatter}) {
    if (OTHER_PAGES.test(String(frontMatter.slug ?? ''))) return [];
    const findings: Finding[] = [];
    visit(tree, 'table', (table) => {
      if (isParameterTable(table)) findings.push(...table.children.slice(1).flatMap(checkRow));
    });
    return findings;
  },
};
