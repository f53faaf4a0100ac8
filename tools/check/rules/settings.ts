import type {Nodes, Table, TableCell} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {isSameDefault} from '../../../lib/content/sameDefault';
import {first} from '../../../lib/input/must';
import type {Setting} from '../../../lib/versionData/settings';
import type {CheckFinding, PageRule} from '../types';

const NAME = /^LANGFLOW_\w+$/;
const DEFAULT = '默认值';
/** Page texts for a missing default. */
const UNSET = /^(?:未设置|无|空)?$/;
/** Official images may set other defaults than the program. */
const OTHER_DEFAULTS = new Set(['/deployment-docker']);

/** Text of a cell without a note in brackets: `3600`（1 小时）. */
function textOf(cell: TableCell | undefined): string {
  let text = '';
  const tree: Nodes = cell ?? {type: 'root', children: []};
  visit(tree, (node) => {
    if (node.type === 'text' || node.type === 'inlineCode') text += node.value;
  });
  return text.replace(/（.*）$/, '').trim();
}

/** The setting of a row, if it is about one. */
function settingOf(cell: TableCell | undefined, known: ReadonlyMap<string, Setting>): Setting | undefined {
  const names = (cell?.children ?? []).flatMap((child) => (child.type === 'inlineCode' && NAME.test(child.value) ? [child.value] : []));
  return names.length === 1 ? known.get(first(names, 'one name')) : undefined;
}

function sinceOf(cell: TableCell | undefined): string | undefined {
  const mark = cell?.children.find((child): child is MdxJsxTextElement => child.type === 'mdxJsxTextElement' && child.name === 'Since');
  const value = mark?.attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'v')?.value;
  return typeof value === 'string' ? value : undefined;
}

const isSameRelease = (written: string, release: string) =>
  written === release ||
  `${written}.0` === release ||
  (written.split('.').length === 2 && release.startsWith(`${written}.`) && !release.startsWith('1.10.'));

function isDefault(written: string, setting: Setting): boolean {
  if (isSameDefault(written, setting.default) || written === setting.shownDefault?.replaceAll('`', '')) return true;
  return UNSET.test(written) && isSameDefault('', setting.default);
}

function checkRow(row: Table['children'][number], column: number, known: ReadonlyMap<string, Setting>): CheckFinding[] {
  const setting = settingOf(row.children[0], known);
  if (!setting) return [];
  const offset = row.position?.start.offset ?? 0;
  const written = textOf(row.children[column]);
  const release = sinceOf(row.children[0]);
  const isDefaultRight = column < 0 || isDefault(written, setting);
  const isReleaseRight = release === undefined || isSameRelease(release, setting.since);
  return [
    ...(isDefaultRight
      ? []
      : [
          {
            offset,
            message: `${setting.name} 的默认值：这里写 ${written || '（空）'}，程序里是 ${JSON.stringify(setting.default)}`,
            fix: '改成程序里的；由程序算出的，在 settings.yaml 里写上 default',
          },
        ]),
    ...(isReleaseRight
      ? []
      : [
          {
            offset,
            message: `${setting.name}：这里写 ${release} 起，程序里是 ${setting.since} 起`,
            fix: `写 <Since v="${setting.since.replace(/\.0$/, '')}" />`,
          },
        ]),
  ];
}

/** Settings tables agree with the program data. */
export const settingRows: PageRule = {
  name: '设置的默认值',
  check({tree, frontMatter}, {settings}) {
    if (!settings || OTHER_DEFAULTS.has(String(frontMatter.slug))) return [];
    const known = new Map(settings.flatMap((group) => group.settings.map((setting) => [setting.name, setting])));
    const findings: CheckFinding[] = [];
    visit(tree, 'table', (table: Table) => {
      const column = table.children[0]?.children.findIndex((cell) => textOf(cell) === DEFAULT) ?? -1;
      findings.push(...table.children.slice(1).flatMap((row) => checkRow(row, column, known)));
    });
    return findings;
  },
};
