import path from 'node:path';
import {parseArgs} from 'node:util';
import {InputError} from '../../../lib/input/inputError';

/** What the command line asks for. */
export type BuildArguments = {help: boolean; sizes: readonly number[]; runs: number; apiPairs?: number; json?: string};

export const USAGE = `用法：npm run bench:build -- [选项]

在系统的临时文件夹里复制本仓库，加上合成的页面，各做一次冷构建和一次热构建，
列出每个阶段的 CPU 时间、用时和内存峰值，以及它们随页数增长的指数（1 是线性，2 是平方）。
只复制 git 管理的文件，不访问网络；本仓库的 build/ 和缓存不受影响。

  --sizes 倍数,…  页数的倍数（默认 1,2,5,10；10 倍需要约 8 GB 内存和十几分钟）
  --runs 次数     每种规模各做几次，取中位数（默认 1）
  --api 次数      不测增长，改测 API 页面占冷构建多少：有和没有它们的构建交替做这么多对
  --json 文件     把结果写成 JSON
  --help          显示这段说明

退出码：0 测完；1 构建失败；2 用法有误`;

const DEFAULT_SIZES = '1,2,5,10';
const MAX_SIZE = 50;
const MAX_RUNS = 20;
const OPTIONS = {
  help: {type: 'boolean', short: 'h'},
  sizes: {type: 'string', default: DEFAULT_SIZES},
  runs: {type: 'string', default: '1'},
  api: {type: 'string'},
  json: {type: 'string'},
} as const;

const isCount = (value: number, most: number) => Number.isInteger(value) && value >= 1 && value <= most;

/**
 * Parses the command line.
 *
 * @throws InputError that names everything that is wrong
 */
export function parseBuildArguments(args: readonly string[], cwd: string): BuildArguments {
  const {values, positionals, tokens} = parseArgs({args: [...args], options: OPTIONS, allowPositionals: true, strict: false, tokens: true});
  const unknown = tokens.flatMap((token) => (token.kind === 'option' && !Object.hasOwn(OPTIONS, token.name) ? [token.rawName] : []));
  const sizes = String(values.sizes).split(',').map(Number);
  // Without an equals sign a value that looks like an option is the next option.
  const isJsonMissing = tokens.some(
    (token) => token.kind === 'option' && token.name === 'json' && (!token.value || (!token.inlineValue && token.value.startsWith('-'))),
  );
  const problems = [
    ...unknown.map(
      (name) =>
        `不认识的选项：${name}；可用的有 ${Object.keys(OPTIONS)
          .map((option) => `--${option}`)
          .join('、')}`,
    ),
    ...(positionals.length > 0 ? [`不接受参数；收到的是 ${positionals.join(' ')}`] : []),
    ...(sizes.every((size) => isCount(size, MAX_SIZE))
      ? []
      : [`--sizes：应为逗号分隔的 1 到 ${MAX_SIZE} 的整数；收到的是“${values.sizes}”`]),
    ...(isCount(Number(values.runs), MAX_RUNS) ? [] : [`--runs：应为 1 到 ${MAX_RUNS} 的整数；收到的是“${values.runs}”`]),
    ...(values.api === undefined || isCount(Number(values.api), MAX_RUNS)
      ? []
      : [`--api：应为 1 到 ${MAX_RUNS} 的整数；收到的是“${values.api}”`]),
    ...(isJsonMissing ? ['--json 后面缺少文件名'] : []),
  ];
  if (problems.length > 0 && !values.help) throw new InputError(problems.join('\n'));
  return {
    help: values.help === true,
    sizes: [...new Set(sizes)].sort((a, b) => a - b),
    runs: Number(values.runs),
    ...(values.api !== undefined && {apiPairs: Number(values.api)}),
    ...(typeof values.json === 'string' && {json: path.resolve(cwd, values.json)}),
  };
}
