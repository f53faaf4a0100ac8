import {existsSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {InputError} from '../../lib/input/inputError';
import {readReport} from '../../plugins/licenses/node/bundleReport';
import {readPackage} from '../../plugins/licenses/node/readPackage';
import {readShippedFolders, SHIPPED_FILE} from '../../plugins/licenses/node/shippedFolders';
import {parseArguments} from '../check/parseArguments';
import type {Main} from '../command/runEntry';
import {checkFiles, checkLicenses} from './checkLicenses';
import {readPolicy, type SupplyPolicy} from './policy';
import {ROOT} from './runNpm';

const USAGE = `用法：npm run check:licenses -- [--write] [站点目录…]

核对读者从构建出来的站点（默认本站；测试用的站点也可以写上）下载的开源软件：许可证都在 site/supplyChain.yaml 允许的范围里，
全文都在，/licenses 页列出的清单（${SHIPPED_FILE}）与打包工具实际用到的一致。先构建各个站点。

选项：
  --write  用实际用到的包更新清单；要让页面更新，再构建一次
  --help   显示这段说明

退出码：0 没有问题；1 有问题；2 用法有误，或者站点没有构建`;

/** The package folders of the files that the bundler did not make. */
function otherFolders({otherFiles}: SupplyPolicy): string[] {
  const names = [...new Set(otherFiles.flatMap(({packages}) => packages))];
  const missing = names.filter((name) => !existsSync(path.join(ROOT, 'node_modules', name, 'package.json')));
  if (missing.length > 0)
    throw new InputError(`site/supplyChain.yaml 的 otherFiles 里有没装的包：${missing.join('、')}；改正名字，或者删去它`);
  return names.map((name) => `node_modules/${name}`);
}

function builtFiles(siteDir: string): string[] {
  const folder = path.join(siteDir, 'build');
  if (!existsSync(folder)) throw new InputError(`找不到 ${folder}；先构建这个站点`);
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((file) => file.split(path.sep).join('/'));
  return files.filter((file) => /\.(?:m?js|css)$/.test(file)).sort();
}

function describeDifference(listed: readonly string[], shipped: readonly string[]): string[] {
  const fix = '运行 npm run check:licenses -- --write，再构建一次';
  return [
    ...shipped.filter((folder) => !listed.includes(folder)).map((folder) => `${SHIPPED_FILE} 里没有 ${folder}，读者却会下载它；${fix}`),
    ...listed.filter((folder) => !shipped.includes(folder)).map((folder) => `${SHIPPED_FILE} 里有 ${folder}，读者却不下载它；${fix}`),
  ];
}

/** Checks the licences of everything that readers download from some built sites. */
export const licensesCommand: Main = (args) => {
  const {help, paths} = parseArguments(args, ['--write']);
  if (help) {
    console.log(USAGE);
    return 0;
  }
  const policy = readPolicy(ROOT);
  const sites = (paths.length > 0 ? paths : ['.']).map((site) => path.resolve(ROOT, site));
  const reports = sites.map((site) => ({site, report: readReport(site), built: builtFiles(site)}));
  const shipped = [...new Set([...reports.flatMap(({report}) => report.folders), ...otherFolders(policy)])].sort();
  if (args.includes('--write')) writeFileSync(path.join(ROOT, SHIPPED_FILE), `${JSON.stringify(shipped, null, 2)}\n`);
  const packages = shipped.map((folder) => readPackage(ROOT, folder, policy)).filter((item) => item !== undefined);
  const problems = [
    ...checkLicenses(packages, policy),
    ...reports.flatMap(({report, built}) => checkFiles(built, report.files, policy)),
    ...describeDifference(readShippedFolders(ROOT), shipped),
  ];
  for (const problem of problems) console.error(problem);
  console.log(`核对了 ${packages.length} 个开源软件，${problems.length > 0 ? `有 ${problems.length} 个问题` : '没有问题'}`);
  return problems.length > 0 ? 1 : 0;
};
