import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {type PushTarget, pushRecords} from '../../plugins/search-zh/node/pushRecords';
import {buildSynonyms, readGlossary, readOwnSynonyms} from '../../plugins/search-zh/node/synonyms';
import {RECORDS_FILE} from '../../plugins/search-zh/node/writeIndex';
import {DEFAULT_OPTIONS, PLUGIN_NAME} from '../../plugins/search-zh/options';
import type {SearchRecord} from '../../plugins/search-zh/types';

const RECORDS = path.join('.docusaurus', PLUGIN_NAME, RECORDS_FILE);

/** Where to push to, from the environment; every variable that is missing is named at once. */
function readTarget(environment: NodeJS.ProcessEnv): PushTarget {
  const {ALGOLIA_APP_ID: appId, ALGOLIA_ADMIN_KEY: adminKey, ALGOLIA_INDEX_NAME: indexName = 'langflow', ALGOLIA_HOST: host} = environment;
  const missing = Object.entries({ALGOLIA_APP_ID: appId, ALGOLIA_ADMIN_KEY: adminKey}).filter(([, value]) => !value);
  if (!appId || !adminKey) {
    throw new Error(
      `推送搜索记录缺少环境变量：${missing.map(([name]) => name).join('、')}。ALGOLIA_ADMIN_KEY 是有写权限的密钥，只放在运行这条命令的环境里。`,
    );
  }
  return {appId, adminKey, indexName, ...(host && {hosts: [host]})};
}

async function main(): Promise<void> {
  const target = readTarget(process.env);
  if (!existsSync(RECORDS)) throw new Error(`没有 ${RECORDS}：先运行 npm run build。`);
  const records = JSON.parse(readFileSync(RECORDS, 'utf8')) as SearchRecord[];
  const synonyms = buildSynonyms(readGlossary(DEFAULT_OPTIONS.glossary), readOwnSynonyms('plugins/search-zh/synonyms.yml'));
  await pushRecords(target, records, synonyms);
  console.log(`已推送 ${records.length} 条记录到索引 ${target.indexName}。`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
