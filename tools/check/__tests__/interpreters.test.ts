import {spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readParts} from '../../../lib/pages/readParts';
import {parseCodeMeta} from '../../../markdown/codeMeta';
import {listFiles} from '../listFiles';

type Sample = {place: string; code: string; language: string};

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** Reads samples as JSON and lists those that Python cannot parse. */
const PARSE_PYTHON = `
import ast, json, sys
for sample in json.load(sys.stdin):
    try:
        ast.parse(sample["code"])
    except SyntaxError as error:
        print(f"{sample['place']} {error.msg}, line {error.lineno}")
`;

const readSamples = (file: string): Sample[] =>
  readParts(ROOT, file)
    .samples.filter(({meta}) => !parseCodeMeta(meta).partial)
    .map(({line, text, language}) => ({place: `${file}:${line}`, code: text, language}));

const SAMPLES = listFiles(
  ROOT,
  ['docs', 'versioned_docs'].filter((name) => existsSync(path.join(ROOT, name))),
)
  .filter((file) => file.endsWith('.mdx'))
  .flatMap(readSamples);
const samplesIn = (...languages: string[]) => SAMPLES.filter(({language}) => languages.includes(language));

function run(program: string, args: string[], input: string) {
  const result = spawnSync(program, args, {input, encoding: 'utf8'});
  if (result.error) throw new Error(`这台机器上运行不了 ${program}，示例没有检查：先安装它，再运行一次`, {cause: result.error});
  return result;
}

function parsePython(samples: readonly Sample[]): string[] {
  const {stdout, status, stderr} = run('python3', ['-c', PARSE_PYTHON], JSON.stringify(samples));
  if (status !== 0) throw new Error(stderr);
  return stdout.split('\n').filter(Boolean);
}

/** One bash reads all files: to start one for each from here takes ten times as long. */
const PARSE_SHELL = 'for file; do bash -n "$file" || true; done';

function parseShell(samples: readonly Sample[]): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'shell-samples-'));
  const files = samples.map(({code}, index) => {
    const file = path.join(folder, `${index}.sh`);
    writeFileSync(file, `${code}\n`);
    return file;
  });
  const {stderr} = run('bash', ['-c', PARSE_SHELL, 'bash', ...files], '');
  return stderr
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((line) => line.replace(/^.*?(\d+)\.sh:/u, (_, index: string) => `${samples[Number(index)]?.place} bash:`));
}

// check:content uses its own parsers; here the real programs check the samples.
describe('what the programs say of the samples', () => {
  it('Python parses every whole sample', () => {
    const samples = samplesIn('python');
    expect(samples.length).toBeGreaterThan(50);
    expect(parsePython(samples)).toEqual([]);
    expect(parsePython([{place: 'x', code: 'def f(:\n  pass', language: 'python'}])).toEqual([expect.stringMatching(/^x .*line 1$/)]);
  });

  it('bash parses every whole sample', () => {
    const samples = samplesIn('bash', 'sh');
    expect(samples.length).toBeGreaterThan(100);
    expect(parseShell(samples)).toEqual([]);
    expect(parseShell([{place: 'x', code: 'if true; then', language: 'bash'}])).toEqual([expect.stringContaining('x bash')]);
  });
});
