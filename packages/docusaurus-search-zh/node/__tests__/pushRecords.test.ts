import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {type AlgoliaServer, type ReceivedRequest, startAlgoliaServer} from '../../__fixtures__/algoliaServer';
import {makePages, SYNONYMS} from '../../__fixtures__/smallSite';
import {pushRecords} from '../pushRecords';

const records = makePages().flatMap((page) => page.records);

/** A fake of the index part of the service. */
function indexService() {
  const indices = new Map<string, {records: string[]; synonyms: number; settings: unknown}>();
  const open = (name: string) => {
    const index = indices.get(name) ?? {records: [], synonyms: 0, settings: null};
    indices.set(name, index);
    return index;
  };
  const handle = ({method, path, body}: ReceivedRequest): void => {
    const [, , , name = '', action = ''] = path.split('/');
    const data = body as {requests?: {body: {objectID: string}}[]; destination?: string} & unknown[];
    if (method === 'DELETE') indices.delete(name);
    if (action === 'settings') open(name).settings = body;
    if (action === 'synonyms') open(name).synonyms = data.length;
    if (action === 'batch') open(name).records.push(...(data.requests ?? []).map((request) => request.body.objectID));
    if (action === 'operation') {
      indices.set(data.destination ?? '', open(name));
      indices.delete(name);
    }
  };
  return {indices, handle};
}

let server: AlgoliaServer;
const target = () => ({appId: 'APP', adminKey: 'admin', indexName: 'workshop', hosts: [server.address]});
const done = {body: {taskID: 1, status: 'published', updatedAt: '2025-01-01T00:00:00Z', deletedAt: '2025-01-01T00:00:00Z', objectIDs: []}};

beforeEach(async () => {
  server = await startAlgoliaServer();
});
afterEach(() => server.close());

describe('pushRecords', () => {
  it('fills a second index and lets it take the place of the first', async () => {
    const {indices, handle} = indexService();
    indices.set('workshop', {records: ['old'], synonyms: 0, settings: null});
    const searchedBeforeMove: string[][] = [];
    server.reply((request) => {
      if (indices.has('workshop_draft')) searchedBeforeMove.push(indices.get('workshop')?.records ?? []);
      handle(request);
      return done;
    });
    await pushRecords(target(), records, SYNONYMS);
    expect(searchedBeforeMove.length).toBeGreaterThan(2);
    expect(searchedBeforeMove.every((searched) => searched.join() === 'old')).toBe(true);
    expect([...indices.keys()]).toEqual(['workshop']);
    const index = indices.get('workshop');
    expect(index?.records).toEqual(records.map(({id}) => id));
    expect(index?.synonyms).toBe(SYNONYMS.length);
    expect(index?.settings).toMatchObject({attributesForFaceting: ['language', 'docusaurus_tag', 'scope', 'type']});
  });

  it('leaves the old records alone when a push fails half way', async () => {
    const {indices, handle} = indexService();
    indices.set('workshop', {records: ['old'], synonyms: 0, settings: null});
    server.reply((request) => {
      if (request.path.endsWith('/batch')) return {status: 403, body: {message: 'not allowed', status: 403}};
      handle(request);
      return done;
    });
    await expect(pushRecords(target(), records, [])).rejects.toThrow('not allowed');
    expect([...indices.keys()]).toEqual(['workshop']);
    expect(indices.get('workshop')?.records).toEqual(['old']);
  });

  it('refuses to empty the index', async () => {
    await expect(pushRecords(target(), [], [])).rejects.toThrow('npm run build');
    expect(server.requests).toHaveLength(0);
  });
});
