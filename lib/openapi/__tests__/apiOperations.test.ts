import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {type DocsVersion, readRootVersion, readVersions} from '../../content/versions';
import {apiFile, apiRoutes, findOperation, officialApiRoutes, readApiOperations} from '../apiOperations';

const operations = readApiOperations(readRootVersion());
const slugOf = (pathname: string, method?: string) => findOperation(operations, pathname, method)?.slug;

describe('findOperation', () => {
  it('lists every operation of the description once, each with an address of its own', () => {
    const described = readFileSync(path.join(readRootVersion().root, apiFile(readRootVersion())), 'utf8').match(/^ +x-slug: /gm);
    expect(operations.length).toBeGreaterThan(0);
    expect(operations).toHaveLength(described?.length ?? 0);
    expect(new Set(operations.map(({slug}) => slug)).size).toBe(operations.length);
  });

  it.each([
    ['/v1/run/$FLOW_ID', undefined, 'simplified-run-flow'],
    ['/api/v1/run/my-flow?stream=false', 'POST', 'simplified-run-flow'],
    ['/api/v1/run/advanced/FLOW_ID', undefined, 'experimental-run-flow'],
    ['/api/v1/flows/{flow_id}', 'DELETE', 'delete-flow'],
    ['/api/v1/flows/', 'POST', 'create-flow'],
    ['/api/v1/flows', undefined, 'read-flows'],
    ['/health', undefined, 'health'],
  ])('%s %s → %s', (pathname, method, slug) => {
    expect(slugOf(pathname, method)).toBe(slug);
  });

  it.each(['/api/v1/nothing', '/v1', '/v3/run/x', '/concepts-flows', '/api/v1/run'])('%s names no operation', (pathname) => {
    expect(slugOf(pathname)).toBeUndefined();
  });
});

describe('apiRoutes', () => {
  it('has, for a version that is compared with another, a page of the changes that the official documentation lacks', () => {
    const [newest, older] = readVersions() as [DocsVersion, DocsVersion];
    expect(apiRoutes(newest)).toHaveLength(1 + readApiOperations(newest).length + 1);
    expect(apiRoutes(newest).filter((route) => !officialApiRoutes(newest).includes(route))).toEqual([
      `/api/changes-from-${older.label.replace('.', '-')}`,
    ]);
    expect(apiRoutes(older)).toEqual(officialApiRoutes(older));
  });
});
