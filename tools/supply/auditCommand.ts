import {InputError} from '../../lib/input/inputError';
import {parseArguments} from '../check/parseArguments';
import type {Main} from '../command/runEntry';
import {judgeAdvisories, readAdvisories} from './auditReport';
import {POLICY_FILE, readPolicy} from './policy';
import {ROOT, runNpm} from './runNpm';

const USAGE = `用法：npm run audit

用 npm audit 查 package-lock.json 里的依赖有没有已公布的漏洞，再按 ${POLICY_FILE} 的 audit 一节判断：
达到 level 的都要修好，或者列为例外，写明原因和复查日期；到期的和用不着的例外也算问题。
要联网，所以不在 npm test 里。镜像常常没有审计服务，可以换一个：npm run audit --registry=<地址>

退出码：0 没有问题；1 有问题；2 没有审计结果，或者用法、配置有误`;

/** Asks the registry for advisories on everything in the lockfile and judges them. */
export const auditCommand: Main = (args) => {
  const {help, paths} = parseArguments(args, []);
  if (help) {
    console.log(USAGE);
    return 0;
  }
  if (paths.length > 0) throw new InputError(`多余的参数：${paths.join(' ')}；用法见 --help`);
  const policy = readPolicy(ROOT);
  const advisories = readAdvisories(runNpm(['audit', '--json', '--package-lock-only']).stdout);
  const {problems, remarks} = judgeAdvisories(advisories, policy, new Date().toISOString().slice(0, 10));
  for (const remark of remarks) console.log(remark);
  for (const problem of problems) console.error(problem);
  console.log(`有 ${advisories.length} 条公告，${problems.length > 0 ? `${problems.length} 个问题` : '没有问题'}`);
  return problems.length > 0 ? 1 : 0;
};
