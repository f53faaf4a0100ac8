import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Code} from 'mdast';
import ts from 'typescript';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {parsePage} from '../parseDocument';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const PAGE = 'versioned_docs/version-1.5/Develop/Clients/typescript-client.mdx';
const LANGUAGES = new Set(['typescript', 'ts', 'tsx', 'javascript', 'js']);

/** A program that readers type from one or more code blocks. `line` is that of its first block. */
type Program = {line: number; text: string};

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  // The client runs only on servers: samples must not rely on browser types.
  lib: ['lib.es2023.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  types: ['node'],
  strict: true,
  skipLibCheck: true,
  noEmit: true,
};

/** A block without an import continues the program of the last block with one. */
function collectPrograms(source: string): Program[] {
  const blocks: Code[] = [];
  visit(parsePage(PAGE, source).tree, 'code', (node) => {
    if (LANGUAGES.has(node.lang ?? '')) blocks.push(node);
  });
  const programs: Program[] = [];
  for (const {value, position} of blocks) {
    const last = programs.at(-1);
    if (last && !/^import /m.test(value)) last.text += `\n${value}\n`;
    else programs.push({line: position?.start.line ?? 0, text: `${value}\n`});
  }
  return programs;
}

/** Checks the programs as files of the project, so that its packages resolve, and returns the compiler errors. */
function checkTypes(programs: Program[]): string[] {
  const files = new Map(programs.map(({line, text}) => [path.join(ROOT, `sample-line-${line}.mts`), text]));
  const host = ts.createCompilerHost(OPTIONS);
  const {readFile, fileExists} = host;
  host.readFile = (name) => files.get(name) ?? readFile(name);
  host.fileExists = (name) => files.has(name) || fileExists(name);
  host.getSourceFile = (name, languageVersion) => {
    const text = host.readFile(name);
    return text === undefined ? undefined : ts.createSourceFile(name, text, languageVersion);
  };
  const program = ts.createProgram([...files.keys()], OPTIONS, host);
  return ts.getPreEmitDiagnostics(program).map(({file, messageText}) => {
    const name = file ? path.basename(file.fileName, '.mts') : 'options';
    return `${name}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}

const client = `import {LangflowClient} from '@datastax/langflow-client';
const flow = new LangflowClient({baseUrl: 'http://localhost:7860'}).flow('flow');
`;

describe('the page on the TypeScript client', () => {
  it('type-checks against the published package', () => {
    const programs = collectPrograms(readFileSync(path.join(ROOT, PAGE), 'utf8'));
    expect(programs.length).toBeGreaterThanOrEqual(3);
    expect(checkTypes(programs)).toEqual([]);
  });

  it('fails where the package knows no such member or argument', () => {
    const wrong = [
      {line: 1, text: `${client}console.log((await flow.run('hi')).chatText());`},
      {line: 2, text: `${client}await flow.stream(42);`},
    ];
    expect(checkTypes(wrong)).toEqual([
      "sample-line-1: Property 'chatText' does not exist on type 'FlowResponse'.",
      "sample-line-2: Argument of type 'number' is not assignable to parameter of type 'string'.",
    ]);
  });
});
