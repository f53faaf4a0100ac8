import {CommandError, parseCommandLine, requireOption} from '../../tools/command/commandLine';

/** Parsed command line. */
export type TryArguments = {
  help: boolean;
  version: string;
  /** Names of the checks; empty means all. */
  checks: string[];
  /** Routes of the pages; empty means all. */
  routes: string[];
  fix: boolean;
  record: boolean;
  /** Label of the docs to compare, if not those of the version: pages of 1.13 on a Langflow 1.14. */
  docs?: string;
};

/** The help text. */
export const usage = (
  checks: readonly {name: string; title: string}[],
): string => `用法：npm run try -- --version 1.5.0.post2 [--only 检查,检查] [页面地址…]

在本机启动这个版本的 Langflow，拿页面上的示例、参数表和 API 页面逐一对照，结果记进 translation/版本/verified.json。
不写页面地址就对照全部页面；没有对照的页面和检查，记录里原来的结果不变。运行期间没有请求离开这台机器。

  --version 版本   对照哪个版本
  --docs 版本      用哪个版本的页面，默认是这个 Langflow 的；不是它的就只看结果，不写记录
  --only 检查      只做其中几项，用逗号隔开：
${checks.map(({name, title}) => `                     ${name.padEnd(12)} ${title}`).join('\n')}
  --fix            把参数表里“必填”“高级”的标记改成程序里的，再对照
  --no-record      只看结果，不写记录，也不改 figures/ports/
  --help           显示这段说明

退出码：0 没有差异；1 有差异；2 用法有误，或者 Langflow 装不上、启动不了`;

/**
 * Parses the command line.
 *
 * @throws CommandError that describes the problem
 */
export function parseTryArguments(args: readonly string[], known: readonly string[]): TryArguments {
  const types = {version: 'string', docs: 'string', only: 'string', fix: 'boolean', 'no-record': 'boolean'} as const;
  const {values, positionals} = parseCommandLine(args, types);
  const checks = values.only?.split(',').map((name) => name.trim()) ?? [];
  const unknown = checks.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new CommandError(`没有这些检查：${unknown.join('、')}；可用的有 ${known.join('、')}`);
  const wrong = positionals.filter((route) => !route.startsWith('/'));
  if (wrong.length > 0) throw new CommandError(`页面地址应以 / 开头，例如 /components-data；收到的是 ${wrong.join('、')}`);
  const version = values.help ? '' : requireOption(values.version, '--version');
  const {help = false, docs, fix = false} = values;
  const record = !values['no-record'] && docs === undefined;
  return {help, version, checks, routes: positionals, fix, record, ...(docs !== undefined && {docs})};
}
