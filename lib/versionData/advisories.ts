import type {RootContent} from 'mdast';
import * as z from 'zod';
import {isRelease, isVersionRange} from '../content/versionRange';
import {filterableTable, type Inline, joinInline, link, type Row} from '../mdast/nodes';
import {defineVersionData, NO_PROGRAM} from './defineVersionData';

const NOT_FOUND = '没有查到';

const cve = z.string('CVE 编号').regex(/^CVE-\d{4}-\d{4,}$/, 'CVE 编号');
const day = z.string('日期').regex(/^\d{4}-\d\d-\d\d$/, '2026-03-20 这样的日期');
const ADVISORY = z.strictObject(
  {
    cve: z.union([cve, z.array(cve, '列表').min(2, '至少两个编号')]),
    affected: z.string('范围').refine(isVersionRange, '<1.9.0、>=1.2.0 <=1.8.4 这样的范围'),
    fixed: z.string('版本').refine(isRelease, '1.9.0 这样的版本').optional(),
    login: z.boolean('true、false，或者不写').optional(),
    published: day.optional(),
    exploited: z
      .string('来源和日期')
      .regex(/^\S+ \d{4}-\d\d(-\d\d)?$/, '来源、空格、日期')
      .optional(),
    also: z.array(z.string('编号').regex(/^(GHSA|CNNVD|CNVD)-\S+$/, 'GHSA、CNNVD 或 CNVD 的编号'), '列表').optional(),
    text: z.string('一句话').regex(/\S。$/, '以句号结尾的话'),
  },
  '漏洞',
);

/** A known vulnerability of the program, or several of one kind. */
export type Advisory = Omit<z.output<typeof ADVISORY>, 'cve'> & {cves: string[]};

/** A range in words. */
function showRange(range: string): string {
  const [, from] = />=(\S+)/.exec(range) ?? [];
  const [, last] = /<=(\S+)/.exec(range) ?? [];
  const [, before] = /<(\d\S*)/.exec(range) ?? [];
  if (!from) return last ? `${last} 及以前` : `低于 ${before}`;
  return last ? `${from} 到 ${last}` : `${from} 起，低于 ${before}`;
}

const LOGIN = '要';
const NO_LOGIN = '不用';
const EXPLOITED = '有';

function loginOf({login}: Advisory): string {
  if (login === undefined) return NOT_FOUND;
  return login ? LOGIN : NO_LOGIN;
}

const rowOf = (advisory: Advisory): Row => {
  const {cves, affected, fixed, published, exploited, also = [], text} = advisory;
  const numbers: Inline[] = joinInline([...cves.map((id) => link(`https://nvd.nist.gov/vuln/detail/${id}`, id)), ...also]);
  return {
    id: cves[0],
    values: [loginOf(advisory), exploited ? EXPLOITED : NOT_FOUND],
    versions: affected,
    cells: [
      numbers,
      showRange(affected),
      fixed ?? NOT_FOUND,
      loginOf(advisory),
      published ?? NOT_FOUND,
      [...(exploited ? [`**已被利用**（${exploited}）。`] : []), text],
    ],
  };
};

/** All advisories, and a field that shows those of one version. */
function tableOf(advisories: readonly Advisory[]): RootContent[] {
  const facets = [
    {label: '登录', values: [NO_LOGIN, LOGIN, NOT_FOUND]},
    {label: '被利用的报告', values: [EXPLOITED, NOT_FOUND]},
  ];
  const header = ['编号', '影响的版本', '修复', '登录', '公布', '攻击者能做什么'];
  const options = {label: '编号或词', unit: '行', wide: 6 as const, facets, versions: '我的版本'};
  return [filterableTable(options, header, advisories.map(rowOf))];
}

/** Known vulnerabilities of the program. */
export const advisoriesData = defineVersionData({
  file: 'advisories.yaml',
  schema: z.array(ADVISORY, '列表'),
  program: NO_PROGRAM,
  join(advisories, {report}): Advisory[] {
    const seen = new Set<string>();
    return advisories.map(({cve: written, ...rest}, index) => {
      const cves = [written].flat();
      for (const id of cves) {
        if (seen.has(id)) report([index, 'cve'], `${id} 已经有一行；合成一行`);
        seen.add(id);
      }
      return {...rest, cves};
    });
  },
  elements: {
    AdvisoryTable: {
      usage: '<AdvisoryTable />',
      about: '已知的漏洞和“我的版本”一栏，来自 `site/<版本>/advisories.yaml`',
      fill: tableOf,
    },
  },
});
