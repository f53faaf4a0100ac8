import path from 'node:path';
import {InputError} from '../../lib/input/inputError';
import {parseCommandLine} from '../../tools/command/commandLine';
import {PROFILES, type ProfileName} from './devices';
import {BENCH_PAGE_KINDS, type PageName} from './pageKinds';

/** Parsed command line. */
export type BenchArguments = {
  help: boolean;
  folder: string;
  runs: number;
  pages: readonly PageName[];
  profiles: readonly ProfileName[];
  against?: string;
  json?: string;
};

const PAGE_NAMES = Object.keys(BENCH_PAGE_KINDS) as PageName[];
const PROFILE_NAMES = Object.keys(PROFILES) as ProfileName[];
const MAX_RUNS = 99;

export const BENCH_USAGE = `用法：npm run bench -- [选项] [文件夹]

测量构建好的站点（默认 build/，本命令不构建）：用 Brotli 提供文件，在模拟的手机和桌面上打开六类页面，
给出各项指标的中位数。怎样读结果见 lab/bench/README.md。

  --runs 次数       每个页面测几次，取中位数（默认 5）
  --pages 名称,…    只测这些页面：${PAGE_NAMES.join('、')}（默认全部）
  --profile 名称    只测 phone 或 desktop（默认两种都测）
  --against 地址    同时测另一个站点的相同路径，给出倍数
  --json 文件       把结果写成 JSON
  --help            显示这段说明

退出码：0 测完；1 有页面没有测成；2 用法有误或没有可测的站点`;

const OPTIONS = {runs: 'string', pages: 'string', profile: 'string', against: 'string', json: 'string'} as const;

/** Reads a comma-separated list of names and reports unknown names. */
function pick<T extends string>(text: string | undefined, names: readonly T[], option: string, problems: string[]): readonly T[] {
  if (text === undefined) return names;
  const asked = text.split(',').map((name) => name.trim());
  for (const name of asked.filter((one) => !names.includes(one as T))) {
    problems.push(`${option}：应为 ${names.join('、')}；收到的是“${name}”`);
  }
  return names.filter((name) => asked.includes(name));
}

const isWebAddress = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/**
 * Parses the command line.
 *
 * @throws InputError that lists all problems
 */
export function parseBenchArguments(args: readonly string[], cwd: string): BenchArguments {
  const {values, positionals} = parseCommandLine(args, OPTIONS);
  const problems: string[] = [];
  const runs = Number(values.runs ?? 5);
  const pages = pick(values.pages, PAGE_NAMES, '--pages', problems);
  const profiles = pick(values.profile, PROFILE_NAMES, '--profile', problems);
  if (!Number.isInteger(runs) || runs < 1 || runs > MAX_RUNS)
    problems.push(`--runs：应为 1 到 ${MAX_RUNS} 的整数；收到的是“${values.runs}”`);
  if (values.against !== undefined && !isWebAddress(values.against))
    problems.push(`--against：应为 http:// 或 https:// 开头的地址；收到的是“${values.against}”`);
  if (values.json === '') problems.push('--json：应为文件名；收到的是空的');
  if (positionals.length > 1) problems.push(`文件夹：应为一个；收到的是 ${positionals.join(' ')}`);
  if (problems.length > 0 && !values.help) throw new InputError(problems.join('\n'));
  return {
    help: values.help === true,
    folder: path.resolve(cwd, positionals[0] ?? 'build'),
    runs,
    pages,
    profiles,
    ...(values.against && {against: values.against.replace(/\/$/, '')}),
    ...(values.json && {json: path.resolve(cwd, values.json)}),
  };
}
