import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

const ROOT = path.join(__dirname, '../../..');

/** The only files that send requests, and whom they ask. Requests to the reader's server, which may hold a key, have one way out. */
const CALLERS: Record<string, string> = {
  'lib/connection/fetchServer.ts': 'the server of the reader',
  'src/langflowConnection/explainFailure.ts': 'the server of the reader, /health without a key',
  'plugins/api-reference/client/tryIt/sendRequest.ts': 'nobody: creates a request to find out whether the browser would',
  'src/clipboard/copyFor.ts': 'this site',
  'plugins/figures/client/import/takeFlow.ts': 'this site, for the data of a figure',
  'packages/docusaurus-search-zh/client/local/fetchFile.ts': 'this site, for the search index',
  'packages/docusaurus-search-zh/client/algolia/algoliaClient.ts': 'the hosted search',
  'plugins/offline-copy/theme/OfflinePage/index.tsx': 'this site',
};

const CALL = /(?<![.\w'])(?:fetch\(|new (?:Request|XMLHttpRequest|EventSource|WebSocket)\b|navigator\.sendBeacon)/;
/** Text of code samples and of messages is no call. */
const withoutTexts = (source: string) => source.replace(/^\s*(?:\/\/|\*|\/\*\*).*$/gm, '').replace(/'[^'\n]*'|`[^`]*`/g, "''");

it('sends requests from known places only', () => {
  const files = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', 'lib', 'src', 'packages', 'plugins', 'tools', 'markdown'],
    {cwd: ROOT, encoding: 'utf8'},
  )
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/__tests__|__fixtures__|\.d\.ts$/.test(file));
  const found = files.filter((file) => CALL.test(withoutTexts(readFileSync(path.join(ROOT, file), 'utf8'))));
  expect(found.sort()).toEqual(Object.keys(CALLERS).sort());
});
