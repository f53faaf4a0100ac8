import {existsSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {readSiteFacts} from '../../../lib/hosting/siteFacts';
import {InputError} from '../../../lib/input/inputError';
import {startNginx} from '../../command/localNginx';
import {type Main, runEntry} from '../../command/runEntry';
import {formatReport} from './formatReport';
import {findFailures, measureLoad, type Scenario} from './measureLoad';
import {parseLoadArguments, USAGE} from './parseLoadArguments';

const ROOT = path.join(__dirname, '../../..');
const BUILD = path.join(ROOT, 'build');
const CONFIG = path.join(ROOT, 'deploy/generated/nginx');

/** What a first visit asks for most: pages from short to long, the script of every page, a part of the search index. */
function listScenarios(): Scenario[] {
  const script = readdirSync(path.join(BUILD, 'assets/js')).find((file) => /^main\.[0-9a-f]+\.js$/.test(file));
  const index = readdirSync(path.join(BUILD, 'search')).find((file) => /^[0-9a-f]{16}$/.test(file));
  return [
    {name: '首页', path: '/'},
    {name: '普通页面', path: '/concepts-flows'},
    {name: '长页面', path: '/components-processing'},
    {name: '主脚本', path: `/assets/js/${script}`},
    {name: '搜索索引', path: `/search/${index}/terms-1.json`},
  ];
}

function checkPrepared(): void {
  const missing = [path.join(CONFIG, 'site.conf'), path.join(BUILD, 'index.html.br')].filter((file) => !existsSync(file));
  if (missing.length > 0) throw new InputError(`缺少 ${missing.join('、')}；先运行 npm run build && npm run deploy:prepare`);
}

/** A folder in which the site stands under its base path. */
function rootOf(baseUrl: string): string {
  if (baseUrl === '/') return BUILD;
  throw new InputError(`只测站点在 / 的构建；收到的基础路径是 ${baseUrl}，请去掉 BASE_URL 后重新构建`);
}

/** Loads an nginx that serves the built site. */
export const main: Main = async (args) => {
  const {help, json, ...plan} = parseLoadArguments(args);
  if (help) {
    console.log(USAGE);
    return 0;
  }
  checkPrepared();
  const server = await startNginx({root: rootOf(readSiteFacts(BUILD).baseUrl), config: CONFIG});
  try {
    const report = await measureLoad(server, {...plan, scenarios: listScenarios()});
    console.log(formatReport(report));
    if (json) writeFileSync(json, `${JSON.stringify(report, null, 2)}\n`);
    const failures = findFailures(report);
    for (const failure of failures) console.error(failure);
    return failures.length > 0 ? 1 : 0;
  } finally {
    await server.stop();
  }
};

runEntry(__filename, main);
