import {spawn} from 'node:child_process';
import {renameSync, rmSync} from 'node:fs';
import path from 'node:path';
import {parseCommandLine} from '../command/commandLine';
import {requireFiles} from '../command/requireFiles';
import {type Main, runEntry} from '../command/runEntry';
import {findWarnings} from './buildLog';
import {buildPackages} from './buildPackages';
import {docusaurusCommand} from './docusaurusCommand';

const USAGE = `用法：npm run build [-- 站点目录 …]；npm run build:strict [-- 站点目录 …]
构建各个站点（默认是本站）。新的网站完整写出以后才换掉 build/，失败的构建不动它。build:strict（--strict）把构建日志里的任何警告当作错误。
退出码：0 成功；1 构建失败或有警告；2 用法有误`;

const ROOT = path.join(__dirname, '../..');

/** Folder of the built site, and the folder that a build writes to; both are in the folder of the site. */
const BUILT = 'build';
const UNFINISHED = 'build.unfinished';

/** Runs Docusaurus and returns its exit code and output. */
function runDocusaurus(siteDir: string): Promise<{code: number; log: string}> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [...docusaurusCommand(), 'build', siteDir, '--out-dir', UNFINISHED], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let log = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        log += chunk;
        process.stdout.write(chunk);
      });
    }
    child.on('close', (code) => resolve({code: code ?? 1, log}));
  });
}

/** Builds one site, and replaces the built site only by a complete one. */
async function build(siteDir: string): Promise<{code: number; log: string}> {
  const result = await runDocusaurus(siteDir);
  const [built, unfinished] = [path.join(siteDir, BUILT), path.join(siteDir, UNFINISHED)];
  if (result.code === 0) {
    rmSync(built, {recursive: true, force: true});
    renameSync(unfinished, built);
  } else rmSync(unfinished, {recursive: true, force: true});
  return result;
}

/** Builds a site and prints how that went; returns whether it succeeded. */
async function buildAndReport(siteDir: string, isStrict: boolean): Promise<boolean> {
  const start = performance.now();
  const {code, log} = await build(siteDir);
  const warnings = isStrict ? findWarnings(log) : [];
  if (code !== 0 || warnings.length > 0) {
    console.error(`${path.resolve(siteDir)}：${code !== 0 ? '构建失败' : `构建日志里有 ${warnings.length} 条警告，请逐条解决`}`);
    for (const warning of warnings) console.error(`  - ${warning}`);
    return false;
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${path.resolve(siteDir)}：构建成功${isStrict ? '，没有警告' : ''}，用时 ${seconds} 秒`);
  return true;
}

/** Builds sites; with `--strict`, warnings are errors. */
export const main: Main = async (args) => {
  const {values, positionals} = parseCommandLine(args, {strict: 'boolean'});
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  const sites = positionals.length > 0 ? positionals : [ROOT];
  for (const siteDir of sites) requireFiles(siteDir, ['docusaurus.config.ts'], '写上站点所在的文件夹。');
  buildPackages(ROOT);
  for (const siteDir of sites) if (!(await buildAndReport(siteDir, values.strict === true))) return 1;
  return 0;
};

runEntry(__filename, main);
