import path from 'node:path';
import {type PushTarget, pushRecords} from 'docusaurus-search-zh/node/pushRecords';
import {InputError} from '../../lib/input/inputError';
import {readSynonyms} from '../../plugins/search/node/readSynonyms';
import {parseCommandLine, refusePositionals} from '../command/commandLine';
import {type Main, runEntry} from '../command/runEntry';
import {readRecords} from './readRecords';

/** Reads the push target from the environment; all missing variables are named at once. */
function readTarget(environment: NodeJS.ProcessEnv): PushTarget {
  const {ALGOLIA_APP_ID: appId, ALGOLIA_ADMIN_KEY: adminKey, ALGOLIA_INDEX_NAME: indexName = 'langflow', ALGOLIA_HOST: host} = environment;
  const missing = Object.entries({ALGOLIA_APP_ID: appId, ALGOLIA_ADMIN_KEY: adminKey}).filter(([, value]) => !value);
  if (!appId || !adminKey) {
    throw new InputError(
      `推送搜索记录缺少环境变量：${missing.map(([name]) => name).join('、')}。ALGOLIA_ADMIN_KEY 是有写权限的密钥，只放在运行这条命令的环境里。`,
    );
  }
  return {appId, adminKey, indexName, ...(host && {hosts: [host]})};
}

const USAGE = `用法：npm run search:push

把上一次构建的搜索记录推送到托管服务。环境变量：ALGOLIA_APP_ID 和 ALGOLIA_ADMIN_KEY 必填，ALGOLIA_INDEX_NAME 默认 langflow，ALGOLIA_HOST 可不填。

退出码：0 成功；2 用法有误、没有构建，或者推送失败`;

/** Pushes the records of the last build to the hosted service. */
export const main: Main = async (args) => {
  const {values, positionals} = parseCommandLine(args, {});
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  refusePositionals(positionals);
  const target = readTarget(process.env);
  const records = readRecords();
  const synonyms = readSynonyms(path.join(__dirname, '../..'));
  await pushRecords(target, records, synonyms).catch((error: unknown) => {
    throw new InputError(`推送失败：${error instanceof Error ? error.message : String(error)}；检查应用 ID、密钥和网络`);
  });
  console.log(`已推送 ${records.length} 条记录到索引 ${target.indexName}。`);
  return 0;
};

runEntry(__filename, main);
