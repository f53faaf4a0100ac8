import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {parseCodeMeta} from '../../../markdown/codeMeta';
import {listFiles} from '../listFiles';
import {parsePage} from '../parseDocument';

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

function readSamples(file: string): Sample[] {
  const found: Sample[] = [];
  visit(parsePage(file, readFileSync(path.join(ROOT, file), 'utf8')).tree, 'code', ({lang, meta, value, position}) => {
    if (parseCodeMeta(meta).partial) return;
    found.push({place: `${file}:${position?.start.line}`, code: value, language: lang ?? ''});
  });
  return found;
}

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

const parseShell = (samples: readonly Sample[]): string[] =>
  samples.flatMap(({place, code}) => {
    const {status, stderr} = run('bash', ['-n'], `${code}\n`);
    return status === 0 ? [] : [`${place} ${stderr.trim()}`];
  });

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
