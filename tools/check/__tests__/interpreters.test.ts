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
/** Takes samples as JSON, and lists those that Python does not parse. */
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

function parsePython(samples: readonly Sample[]): string[] {
  const {stdout, status, stderr} = spawnSync('python3', ['-c', PARSE_PYTHON], {input: JSON.stringify(samples), encoding: 'utf8'});
  if (status !== 0) throw new Error(stderr);
  return stdout.split('\n').filter(Boolean);
}

const parseShell = (samples: readonly Sample[]): string[] =>
  samples.flatMap(({place, code}) => {
    const {status, stderr} = spawnSync('bash', ['-n'], {input: `${code}\n`, encoding: 'utf8'});
    return status === 0 ? [] : [`${place} ${stderr.trim()}`];
  });

const has = (program: string) => spawnSync(program, ['--version']).status === 0;

// The parsers of check:content know the languages everywhere; where the programs themselves are at hand, they have the last word.
describe('what the programs say of the samples', () => {
  it.runIf(has('python3'))('Python parses every whole sample', () => {
    const samples = samplesIn('python');
    expect(samples.length).toBeGreaterThan(50);
    expect(parsePython(samples)).toEqual([]);
    expect(parsePython([{place: 'x', code: 'def f(:\n  pass', language: 'python'}])).toEqual([expect.stringMatching(/^x .*line 1$/)]);
  });

  it.runIf(has('bash'))('bash parses every whole sample', () => {
    const samples = samplesIn('bash', 'sh');
    expect(samples.length).toBeGreaterThan(100);
    expect(parseShell(samples)).toEqual([]);
    expect(parseShell([{place: 'x', code: 'if true; then', language: 'bash'}])).toEqual([expect.stringContaining('x bash')]);
  });
});
