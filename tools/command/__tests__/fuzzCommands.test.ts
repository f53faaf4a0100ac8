import {execFileSync, spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {Server} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import {afterAll, afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {expectClear} from '../../../lib/input/__tests__/expectClear';
import {main as benchGrowth} from '../../bench/growth/index';
import {main as bench} from '../../bench/index';
import {main as benchLoad} from '../../bench/load/index';
import {main as strictBuild} from '../../build/index';
import {main as checkBuilt} from '../../check/built/index';
import {main as checkContent} from '../../check/index';
import {main as deploy} from '../../deploy/index';
import {main as ensureTools} from '../../ensureTools/index';
import {main as layoutFigures} from '../../figures/layout';
import {main as checkLlms} from '../../llms/check';
import {main as mcp} from '../../mcp/index';
import {main as searchBench} from '../../search/bench';
import {main as searchCheck} from '../../search/check';
import {main as searchEval} from '../../search/eval';
import {main as searchPush} from '../../search/push';
import {main as serve} from '../../serve/index';
import {auditCommand} from '../../supply/auditCommand';
import {licensesCommand} from '../../supply/licensesCommand';
import {sbomCommand} from '../../supply/sbomCommand';
import {apiCompareCommand} from '../../sync/api/apiCompareCommand';
import {compareCommand} from '../../sync/compareCommand';
import {lockCommand} from '../../sync/lockCommand';
import {showCommand} from '../../sync/showCommand';
import {stampCommand} from '../../sync/stampCommand';
import {type Command, runSafely as runSyncSafely} from '../commandLine';
import {type Main, runSafely} from '../runEntry';

const ROOT = path.join(__dirname, '../../..');
const scratch = mkdtempSync(path.join(os.tmpdir(), 'commands-'));
const at = (name: string) => path.join(scratch, name);
mkdirSync(at('empty'));
mkdirSync(at('damaged/search'), {recursive: true});
writeFileSync(at('garbage.yaml'), 'a: [\u0000\n\t- b: *missing');
writeFileSync(at('null.json'), 'null');
writeFileSync(at('garbage.jsonl'), '{"q": 1}\nnull\n{');
for (const file of ['index.html', '.hosting.json', 'llms.txt', 'page.md', 'search/manifest.json'])
  writeFileSync(at(`damaged/${file}`), '\u0000{');
execFileSync('git', ['init', '--quiet', at('repository')]);
afterAll(() => rmSync(scratch, {recursive: true}));

const printed: string[] = [];
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((text: unknown) => void printed.push(String(text)));
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  vi.stubEnv('ALGOLIA_APP_ID', '');
  // A call that gets as far as serving fails as a mistake of the program.
  vi.spyOn(Server.prototype, 'listen').mockImplementation(() => {
    throw new TypeError('a bad call has started a server');
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

/** No command succeeds on any of these alone; together they make every kind of bad call. */
const ODD = [
  ...[
    '--nope',
    '-x',
    '-',
    '--fix=1',
    '--json=',
    '--repo',
    '--repo=',
    '--ref',
    '--ref=',
    '--out',
    '--overlay',
    '--http',
    '--http=1',
    '--force',
  ],
  ...['99999', '-1', 'NaN', '/no/such/folder', '/dev/null/x', 'no-such-file', '../../..', '\u0001', '中文', '__proto__', 'a'.repeat(5000)],
  ...['empty', 'damaged', 'garbage.yaml', 'null.json', 'garbage.jsonl', 'repository'].map(at),
];
const badCalls = fc
  .tuple(
    fc.array(fc.constantFrom('--json', '--check', '--write', '--fix', '--'), {maxLength: 1}),
    fc.array(fc.constantFrom(...ODD), {minLength: 1, maxLength: 3}),
  )
  .map(([known, odd]) => [...known, ...odd]);

const syncCommand =
  (command: Command): Main =>
  (args) =>
    // A root of its own: a command that writes would write there.
    runSyncSafely(command, args, {
      root: at('repository'),
      print: () => undefined,
      report: () => undefined,
      complain: (text) => console.error(text),
    });

/** `--json` before a word is a right call, which would measure for many minutes; `--json=` stays. */
const withoutJson =
  (main: Main): Main =>
  (args) =>
    main(args.filter((arg) => arg !== '--json'));

const COMMANDS: Record<string, {file: string; main: Main; runs?: number}> = {
  'check:content': {file: 'tools/check/index.ts', main: checkContent},
  'check:built': {file: 'tools/check/built/index.ts', main: checkBuilt},
  'check:llms': {file: 'tools/llms/check.ts', main: checkLlms},
  'check:search': {file: 'tools/search/check.ts', main: searchCheck},
  'check:licenses': {
    file: 'tools/supply/licenses.ts',
    main: (args) => licensesCommand(args.filter((arg) => arg !== '--write')),
    runs: 60,
  },
  'figures:layout': {file: 'tools/figures/layout.ts', main: layoutFigures},
  'search:eval': {file: 'tools/search/eval.ts', main: searchEval},
  'search:bench': {file: 'tools/search/bench.ts', main: searchBench},
  'search:push': {file: 'tools/search/push.ts', main: searchPush},
  'build:strict': {file: 'tools/build/index.ts', main: strictBuild},
  mcp: {file: 'tools/mcp/index.ts', main: mcp},
  serve: {file: 'tools/serve/index.ts', main: serve},
  'deploy:prepare': {file: 'tools/deploy/index.ts', main: deploy},
  bench: {file: 'tools/bench/index.ts', main: withoutJson(bench)},
  'bench:load': {file: 'tools/bench/load/index.ts', main: withoutJson(benchLoad)},
  'bench:build': {file: 'tools/bench/growth/index.ts', main: withoutJson(benchGrowth)},
  // None of the words here is the name of a tool, so none is installed.
  'test:browser': {file: 'tools/ensureTools/index.ts', main: ensureTools},
  audit: {file: 'tools/supply/audit.ts', main: auditCommand},
  sbom: {file: 'tools/supply/sbom.ts', main: sbomCommand, runs: 15},
  'upstream:compare': {file: 'tools/sync/compare.ts', main: syncCommand(compareCommand), runs: 60},
  'upstream:show': {file: 'tools/sync/show.ts', main: syncCommand(showCommand), runs: 60},
  'upstream:stamp': {file: 'tools/sync/stamp.ts', main: syncCommand(stampCommand), runs: 60},
  'upstream:lock': {file: 'tools/sync/lock.ts', main: syncCommand(lockCommand), runs: 60},
  'api:compare': {file: 'tools/sync/apiCompare.ts', main: syncCommand(apiCompareCommand)},
};

describe('the command-line tools', () => {
  it('are all tried here', () => {
    const {scripts} = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {scripts: Record<string, string>};
    const files = Object.values(scripts).flatMap((script) => [...script.matchAll(/\btsx (\S+)/g)].map(([, file]) => file as string));
    const tried = Object.values(COMMANDS).map(({file}) => file);
    expect([...new Set(files)].filter((file) => !tried.includes(file))).toEqual([]);
  });

  it.each(Object.entries(COMMANDS))('%s answers every bad call with words and exit code 1 or 2', async (_name, {main, runs = 200}) => {
    await fc.assert(
      fc.asyncProperty(badCalls, async (args) => {
        printed.length = 0;
        const code = await runSafely(main, args);
        expect([1, 2], `${JSON.stringify(args)} ${printed.join('\n')}`).toContain(code);
        expect(printed.join('')).not.toBe('');
        expectClear(printed.join('\n'));
      }),
      {seed: 11, numRuns: runs},
    );
  });

  const STARTED = [
    'tools/search/eval.ts',
    'tools/supply/audit.ts',
    'tools/check/built/index.ts',
    'tools/serve/index.ts',
    'tools/ensureTools/index.ts',
    'tools/bench/load/index.ts',
  ];

  it.each(STARTED)('%s does so as a process, too', (file) => {
    const {status, stdout, stderr} = spawnSync(
      process.execPath,
      [path.join(ROOT, 'node_modules/tsx/dist/cli.mjs'), path.join(ROOT, file), '--nope'],
      {encoding: 'utf8'},
    );
    expect({status, stdout}).toEqual({status: 2, stdout: ''});
    expectClear(stderr);
    expect(stderr).toContain('--nope');
  });
});
