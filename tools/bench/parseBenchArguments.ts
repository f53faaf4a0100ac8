import path from 'node:path';
import {parseArgs} from 'node:util';
import {InputError} from '../../lib/input/inputError';
import {PAGE_KINDS, PAGE_NAMES, type PageName} from './pageKinds';
import {PROFILE_NAMES, type ProfileName} from './profiles';

/** What the command line asks for. */
export type BenchArguments = {
  help: boolean;
  folder: string;
  runs: number;
  pages: readonly PageName[];
  profiles: readonly ProfileName[];
  against?: string;
  json?: string;
};

const pageList = PAGE_NAMES.map((name) => `                    ${name.padEnd(10)} ${PAGE_KINDS[name].label} ${PAGE_KINDS[name].path}`).join(
  '\n',
);

export const USAGE = `用法：npm run bench -- [选项] [文件夹]

测量构建好的站点（默认 build/，本命令不构建）：用 Brotli 提供文件，在模拟的手机和桌面上打开六类页面，
给出各项指标的中位数。怎样读结果见 tools/bench/README.md。

  --runs 次数       每个页面测几次，取中位数（默认 5；全部测完约 35 分钟）
  --pages 名称,…    只测这些页面（默认全部）：
${pageList}
  --profile 名称    只测 phone 或 desktop（默认两种都测）
  --against 地址    同时测另一个站点的相同路径，给出倍数
  --json 文件       把结果写成 JSON
  --help            显示这段说明

退出码：0 测完；1 有页面没有测成；2 用法有误或没有可测的站点`;

const OPTIONS = {
  help: {type: 'boolean', short: 'h'},
  runs: {type: 'string'},
  pages: {type: 'string'},
  profile: {type: 'string'},
  against: {type: 'string'},
  json: {type: 'string'},
} as const;

const MAX_RUNS = 99;

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

/** Picks names out of a comma-separated list, and says which are none. */
function pick<T extends string>(text: string | undefined, names: readonly T[], option: string): {picked: readonly T[]; problems: string[]} {
  if (text === undefined) return {picked: names, problems: []};
  const asked = text.split(',').map((name) => name.trim());
  const unknown = asked.filter((name) => !names.includes(name as T));
  return {
    picked: names.filter((name) => asked.includes(name)),
    problems: unknown.map((name) => `${option}：不认识“${name}”；应为 ${names.join('、')}`),
  };
}

function parseRaw(args: readonly string[]) {
  const {values, positionals, tokens} = parseArgs({args: [...args], options: OPTIONS, allowPositionals: true, strict: false, tokens: true});
  const problems = tokens.flatMap((token) => {
    if (token.kind !== 'option') return [];
    const option = Object.entries(OPTIONS).find(([name]) => name === token.name)?.[1];
    if (!option)
      return [
        `不认识的选项：${token.rawName}；可用的有 ${Object.keys(OPTIONS)
          .map((name) => `--${name}`)
          .join('、')}`,
      ];
    // Without an equals sign a value that looks like an option is the next option.
    const isMissing = !token.value || (!token.inlineValue && token.value.startsWith('-'));
    return option.type === 'string' && isMissing ? [`${token.rawName} 后面缺少值`] : [];
  });
  const text = (name: keyof typeof OPTIONS) =>
    typeof values[name] === 'string' && values[name] !== '' ? (values[name] as string) : undefined;
  return {help: values.help === true, text, positionals, problems};
}

/**
 * Parses the command line.
 *
 * @throws InputError that names everything that is wrong
 */
export function parseBenchArguments(args: readonly string[], cwd: string): BenchArguments {
  const {help, text, positionals, problems} = parseRaw(args);
  const runs = Number(text('runs') ?? 5);
  const pages = pick(text('pages'), PAGE_NAMES, '--pages');
  const profiles = pick(text('profile'), PROFILE_NAMES, '--profile');
  const against = text('against');
  const all = [
    ...problems,
    ...(Number.isInteger(runs) && runs >= 1 && runs <= MAX_RUNS ? [] : [`--runs：应为 1 到 ${MAX_RUNS} 的整数；收到的是“${text('runs')}”`]),
    ...pages.problems,
    ...profiles.problems,
    ...(against === undefined || isWebAddress(against) ? [] : [`--against：应为 http:// 或 https:// 开头的地址；收到的是“${against}”`]),
    ...(positionals.length > 1 ? [`只能有一个文件夹；收到的是 ${positionals.join(' ')}`] : []),
  ];
  if (all.length > 0 && !help) throw new InputError(all.join('\n'));
  return {
    help,
    folder: path.resolve(cwd, positionals[0] ?? 'build'),
    runs,
    pages: pages.picked,
    profiles: profiles.picked,
    ...(against && {against: against.replace(/\/$/, '')}),
    ...(text('json') && {json: path.resolve(cwd, text('json') as string)}),
  };
}
