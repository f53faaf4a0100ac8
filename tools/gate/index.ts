import {InputError} from '../../lib/input/inputError';
import {parseCommandLine, refusePositionals} from '../command/commandLine';
import {missingEngines} from '../command/findEngines';
import {type Main, runEntry} from '../command/runEntry';
import {runGate} from './runGate';

const GATES = ['commit', 'all'];
const USAGE = `用法：npm test（每次提交之前），npm run test:all（全部网页，每夜）

按 tools/gate/package.json 里的先后运行全部检查，互不相干的同时运行；通过的只记秒数，没通过的给出全部输出。

退出码：0 全部通过；1 有没通过的；2 用法有误`;

/** Runs all checks of the repository. */
export const main: Main = async (args) => {
  const {values, positionals} = parseCommandLine(args, {});
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  const [gate = 'commit', ...rest] = positionals;
  refusePositionals(rest);
  if (!GATES.includes(gate)) throw new InputError(`没有 ${gate} 这一组检查；应为 ${GATES.join('、')} 之一`);
  const code = await runGate(__dirname, gate, console.log);
  // The stage itself has passed without them; in CI it has failed.
  const missing = missingEngines();
  if (missing.length > 0) console.log(`这台机器没有 ${missing.join('、')}，没有在其中测试；怎样安装：npm run test:engines`);
  return code;
};

runEntry(__filename, main);
