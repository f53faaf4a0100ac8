import {appendFileSync} from 'node:fs';
import path from 'node:path';
import {parseCommandLine, refusePositionals} from '../../tools/command/commandLine';
import {type Main, runEntry} from '../../tools/command/runEntry';
import {FAULTS} from './faults';
import {hasStage, runStage} from './stages';
import {type Fault, type FaultOutcome, STAGES, type Stage} from './types';
import {WorkingCopy} from './workingCopy';

const USAGE = `用法：npm run faults -- [--repository <文件夹>] [--only <文字>] [--skip <步骤>] [--all] [--log <文件>]

把错误一个一个放进仓库的副本，说出 npm test 的哪一步变红。先装好依赖，构建本站和 tests/fixtures/variant-site；没有提交的改动不在副本里。

  --repository  试哪一个仓库，默认是这一个
  --only        只试名字里有这段文字的；几段用 | 隔开
  --skip        不运行这一步，例如最慢的 build
  --all         变红以后，其余看得见它的步骤也运行
  --log         把变红的步骤最后几行输出写进这个文件

退出码：0 每个错误都被发现；1 有漏过的；2 用法有误`;

type Found = {fault: Fault; outcomes: Map<Stage, FaultOutcome>};

/** Remembers which stages are green without a fault. */
function createCleanCheck(copy: WorkingCopy): (stage: Stage, args: readonly string[]) => boolean {
  const known = new Map<string, boolean>();
  return (stage, args) => {
    const key = [stage, ...args].join(' ');
    const isGreen = known.get(key) ?? runStage(copy.folder, stage, args).isGreen;
    if (!known.has(key) && stage === 'build') copy.restoreBuilds();
    known.set(key, isGreen);
    return isGreen;
  };
}

type Trial = {
  copy: WorkingCopy;
  isClean: ReturnType<typeof createCleanCheck>;
  skip: string | undefined;
  all: boolean;
  log: string | undefined;
};

function tryStage({copy, isClean, log}: Trial, {name, changes}: Fault, stage: Stage, args: readonly string[]): FaultOutcome {
  if (!hasStage(copy.folder, stage)) return 'missing';
  if (!isClean(stage, args)) return 'unusable';
  copy.apply(changes);
  const {isGreen, output} = runStage(copy.folder, stage, args);
  copy.revert();
  if (stage === 'build') copy.restoreBuilds();
  if (!isGreen && log) appendFileSync(log, `\n=== ${name}：${stage}\n${output}\n`);
  return isGreen ? 'green' : 'red';
}

function tryFault(trial: Trial, fault: Fault): Found {
  const outcomes = new Map<Stage, FaultOutcome>();
  for (const stage of STAGES) {
    const args = fault.stages[stage];
    if (args && stage !== trial.skip) outcomes.set(stage, tryStage(trial, fault, stage, args));
    if (outcomes.get(stage) === 'red' && !trial.all) break;
  }
  return {fault, outcomes};
}

const isFound = ({outcomes}: Found) => [...outcomes.values()].includes('red');

function describe(found: Found): string {
  const {fault, outcomes} = found;
  const stages = (outcome: FaultOutcome) => [...outcomes].flatMap(([stage, each]) => (each === outcome ? [stage] : []));
  const unusable = stages('unusable');
  const silent = stages('green');
  return [
    `| ${fault.name} | ${fault.into === 'built' ? '构建结果' : '源文件'}`,
    isFound(found) ? stages('red').join('、') : '**没有发现**',
    [silent.length > 0 ? `${silent.join('、')} 没有发现` : '', unusable.length > 0 ? `${unusable.join('、')} 没有错误时也是红的` : '']
      .filter(Boolean)
      .join('；'),
  ]
    .join(' | ')
    .concat(' |');
}

/** Entry point: proves that the stages of `npm test` notice faults. */
export const main: Main = (args) => {
  const {values, positionals} = parseCommandLine(args, {
    repository: 'string',
    only: 'string',
    skip: 'string',
    all: 'boolean',
    log: 'string',
  });
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  refusePositionals(positionals);
  const {only = '', all = false, skip, log} = values;
  const copy = new WorkingCopy(path.resolve(values.repository ?? path.join(__dirname, '../..')));
  try {
    const trial: Trial = {copy, isClean: createCleanCheck(copy), skip, all, log};
    console.log('| 错误 | 放进 | 变红的步骤 | 另外 |\n| --- | --- | --- | --- |');
    const results = FAULTS.filter(({name}) => only.split('|').some((text) => name.includes(text))).map((fault) => {
      const found = tryFault(trial, fault);
      console.log(describe(found));
      return found;
    });
    const caught = results.filter(isFound).length;
    console.log(`\n${results.length} 个错误，发现 ${caught} 个`);
    return caught === results.length ? 0 : 1;
  } finally {
    copy.remove();
  }
};

runEntry(__filename, main);
