import {algoliasearch} from 'algoliasearch';
import {hostsOf} from '../shared/algoliaHosts';
import {algoliaRecordOf, HEADING_LEVELS} from '../shared/algoliaRecord';
import {cutText} from '../shared/cutText';
import type {SynonymGroup} from '../shared/indexFormat';
import {must} from '../shared/must';
import {isHan} from '../shared/tokenize';
import type {SearchRecord} from '../types';
import {InputError} from './inputError';

export type PushTarget = {
  appId: string;
  /** A key with write access; never the key in the site. */
  adminKey: string;
  indexName: string;
  /** Addresses that replace those of the service. */
  hosts?: readonly string[];
};

type Client = ReturnType<typeof algoliasearch>;

const BATCH_SIZE = 1000;
/** The service rejects longer records; the end of a long section is cut. */
const MAX_CONTENT = 5000;
const MAX_CODE = 3000;
const MAX_NAMES = 1000;

const SETTINGS = {
  searchableAttributes: [
    ...HEADING_LEVELS.map((level) => `unordered(hierarchy.${level})`),
    'names',
    'phrases',
    'content',
    'pictures',
    'code',
  ],
  attributesForFaceting: ['language', 'docusaurus_tag', 'scope', 'type'],
  attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'type'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:10'],
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  attributeForDistinct: 'url',
  distinct: true,
  indexLanguages: ['zh', 'en'],
  queryLanguages: ['zh', 'en'],
  ignorePlurals: ['en'],
  removeWordsIfNoResults: 'allOptional',
} as const;

const cut = (record: SearchRecord) => ({
  ...algoliaRecordOf(record),
  content: cutText(record.content, MAX_CONTENT),
  code: cutText(record.code, MAX_CODE),
  names: cutText(record.names, MAX_NAMES),
});

/** Joins the tokens of a phrase: words with spaces, Han characters without. */
function phraseOf(tokens: readonly string[]): string {
  return tokens.reduce(
    (text, token, i) => text + (i > 0 && !(isHan(token) && isHan(must(tokens[i - 1], 'the token before'))) ? ' ' : '') + token,
    '',
  );
}

async function fill(client: Client, indexName: string, records: readonly SearchRecord[], synonyms: readonly SynonymGroup[]): Promise<void> {
  const wait = ({taskID}: {taskID: number}) => client.waitForTask({indexName, taskID});
  await wait(
    await client.setSettings({indexName, indexSettings: SETTINGS as unknown as Parameters<Client['setSettings']>[0]['indexSettings']}),
  );
  const synonymHit = synonyms.map(({phrases}, i) => ({
    objectID: `synonyms-${i}`,
    type: 'synonym' as const,
    synonyms: phrases.map(phraseOf),
  }));
  if (synonymHit.length > 0) await wait(await client.saveSynonyms({indexName, synonymHit, replaceExistingSynonyms: true}));
  for (let at = 0; at < records.length; at += BATCH_SIZE) {
    const requests = records.slice(at, at + BATCH_SIZE).map((record) => ({action: 'addObject' as const, body: cut(record)}));
    await wait(await client.batch({indexName, batchWriteParams: {requests}}));
  }
}

/**
 * Replaces all records of the hosted index at once: they are sent to a second index, which then replaces the first. Readers see either the
 * old or the new records; a failed push keeps the old ones.
 */
export async function pushRecords(target: PushTarget, records: readonly SearchRecord[], synonyms: readonly SynonymGroup[]): Promise<void> {
  if (records.length === 0) throw new InputError('[search-zh] 没有记录可推送：先运行 npm run build。');
  const {appId, adminKey, indexName, hosts} = target;
  const client = algoliasearch(appId, adminKey, hosts ? {hosts: hostsOf(hosts)} : {});
  const draft = `${indexName}_draft`;
  // Records of an earlier failed push must not mix with these.
  const cleared = await client.deleteIndex({indexName: draft});
  await client.waitForTask({indexName: draft, taskID: cleared.taskID});
  try {
    await fill(client, draft, records, synonyms);
  } catch (error) {
    await client.deleteIndex({indexName: draft}).catch(() => undefined);
    throw error;
  }
  const moved = await client.operationIndex({indexName: draft, operationIndexParams: {operation: 'move', destination: indexName}});
  await client.waitForTask({indexName: draft, taskID: moved.taskID});
}
