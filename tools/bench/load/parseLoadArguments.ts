import {InputError} from '../../../lib/input/inputError';

/** What the command line asks for. */
export type LoadArguments = {help: boolean; seconds: number; rounds: number; soak: number; connections: number[]; json?: string};

export const USAGE = `用法：npm run bench:load -- [选项]

用 wrk 给本机的 nginx 加压（只走 127.0.0.1），提供的是 build/，配置是 deploy/ 里的。
旁边另起一个没有任何规则的 nginx，发同样大小的文件，结果写成两者之比，这样换一台机器也可以比较。
先运行 npm run build && npm run deploy:prepare。

  --seconds 秒       每次的时间，默认 2，最多 60
  --rounds 次        每一项轮流测几次，取中位数，默认 3，最多 20
  --soak 秒          最后各项轮流、持续运行的时间，默认 30，最多 600；0 表示不做
  --connections 个数  用逗号隔开，默认 64,1000，每个最多 4000
  --json 文件        把结果另存为 JSON
  --help             显示这段说明

退出码：0 没有出错的请求；1 有；2 用法有误，或者缺少站点、nginx、wrk`;

const LIMITS = {'--seconds': [1, 60], '--rounds': [1, 20], '--soak': [0, 600], '--connections': [2, 4000]} as const;
type NumericOption = keyof typeof LIMITS;
const DEFAULTS: Record<string, string> = {'--seconds': '2', '--rounds': '3', '--soak': '30', '--connections': '64,1000'};

function parseNumbers(option: NumericOption, text: string): number[] | undefined {
  const [min, max] = LIMITS[option];
  const numbers = (option === '--connections' ? text.split(',') : [text]).map((part) => (/^\d+$/.test(part) ? Number(part) : Number.NaN));
  return numbers.every((value) => value >= min && value <= max) ? numbers : undefined;
}

function readOptions(args: readonly string[]): {values: Record<string, string | undefined>; unknown: string[]} {
  const values: Record<string, string | undefined> = {...DEFAULTS};
  const unknown: string[] = [];
  for (let i = 0; i < args.length; i++) {
    const arg = args[i] as string;
    if (Object.hasOwn(LIMITS, arg) || arg === '--json') values[arg] = args[++i] ?? '';
    else unknown.push(arg);
  }
  return {values, unknown};
}

/**
 * Parses the command line.
 *
 * @throws InputError that names everything that is wrong
 */
export function parseLoadArguments(args: readonly string[]): LoadArguments {
  const help = args.includes('--help') || args.includes('-h');
  const {values, unknown} = readOptions(help ? [] : args);
  const problems = unknown.map((arg) => `不认识的参数：${arg}；可用的有 ${Object.keys(LIMITS).join('、')}、--json、--help`);
  const numberOf = (option: NumericOption): number[] => {
    const numbers = parseNumbers(option, values[option] ?? '');
    if (!numbers) problems.push(`${option} 应为 ${LIMITS[option].join(' 到 ')} 的整数；收到的是 ${values[option] || '（没有值）'}`);
    return numbers ?? [];
  };
  const [seconds = 0] = numberOf('--seconds');
  const [rounds = 0] = numberOf('--rounds');
  const [soak = 0] = numberOf('--soak');
  const connections = numberOf('--connections');
  const {'--json': json} = values;
  if (json === '' || json?.startsWith('-')) problems.push(`--json 之后应为文件名；${json ? `收到的是 ${json}` : '没有收到值'}`);
  if (problems.length > 0) throw new InputError(problems.join('\n'));
  return {help, seconds, rounds, soak, connections, ...(json && {json})};
}
