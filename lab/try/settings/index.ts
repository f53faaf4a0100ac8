import type {PageTable} from '../../../lib/pages/types';
import type {Check, TryFinding, TryPage} from '../types';
import {compareSettingsTable} from './compareSettingsTable';
import {describeProgram, type Program} from './describeProgram';

function findingsOf(page: TryPage, program: Program): TryFinding[] {
  return page.tables.flatMap((table) => {
    const problems = compareSettingsTable(table, program);
    if (!problems) return [];
    return [
      {
        kind: 'settings' as const,
        page: page.route,
        hash: table.hash,
        label: table.headings.at(-1) ?? '',
        place: `${page.file}:${table.line}`,
        problems,
      },
    ];
  });
}

const isSettingsTable = ({header}: PageTable) => /^(变量\|类型\|默认值|选项\|默认值\|类型)\|说明$/.test(header.join('|'));

/** Compares every row of the tables of environment variables and command line options with the code of the program. */
export const settingsCheck: Check = {
  name: 'settings',
  title: '环境变量和命令行选项',
  async run(context) {
    const pages = context.pages.filter(({route, tables}) => context.wants(route) && tables.some(isSettingsTable));
    if (pages.length === 0) return [];
    const program = await describeProgram(context);
    return pages.flatMap((page) => findingsOf(page, program));
  },
};
