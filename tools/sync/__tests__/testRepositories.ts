import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {explainError} from '../../../lib/input/inputError';
import type {Command} from '../../command/commandLine';

const IDENTITY = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false', '-c', 'core.autocrlf=false'];
const DATE = '2025-08-25T12:00:00+00:00';

/** Content of a file, or `null` to delete it. */
export type Files = Record<string, string | Uint8Array | null>;

/** A git repository in its own folder. */
export type TestRepository = {
  dir: string;
  git: (...args: string[]) => string;
  /** Writes files, commits everything and returns the commit id. */
  commit: (files: Files) => string;
  read: (file: string) => string;
};

export function writeTestFiles(dir: string, files: Files): void {
  for (const [file, content] of Object.entries(files)) {
    const full = path.join(dir, file);
    if (content === null) {
      rmSync(full);
      continue;
    }
    mkdirSync(path.dirname(full), {recursive: true});
    writeFileSync(full, content);
  }
}

export function makeFolder(): string {
  return mkdtempSync(path.join(tmpdir(), 'sync-'));
}

function createRepository(files: Files): TestRepository {
  const dir = makeFolder();
  const env = {...process.env, GIT_AUTHOR_DATE: DATE, GIT_COMMITTER_DATE: DATE, GIT_CONFIG_GLOBAL: '/dev/null'};
  const git = (...args: string[]) => execFileSync('git', ['-C', dir, ...IDENTITY, ...args], {encoding: 'utf8', env, stdio: 'pipe'}).trim();
  const commit = (changes: Files) => {
    writeTestFiles(dir, changes);
    git('add', '-A');
    git('commit', '-qm', 'A change', '--allow-empty');
    return git('rev-parse', 'HEAD');
  };
  git('init', '-q', '-b', 'main');
  commit(files);
  return {dir, git, commit, read: (file) => readFileSync(path.join(dir, file), 'utf8')};
}

/** Runs a command and collects its output. */
export function run(command: Command, root: string, ...args: string[]): {code: number; output: string; error: string; progress: string} {
  const output: string[] = [];
  const error: string[] = [];
  const progress: string[] = [];
  const context = {root, print: (text: string) => output.push(text), report: (text: string) => progress.push(text)};
  let code = 2;
  try {
    code = command(args, context);
  } catch (problem) {
    error.push(explainError(problem));
  }
  return {code, output: output.join('\n'), error: error.join('\n'), progress: progress.join('\n')};
}

export const ENGLISH = `---
title: Flows
slug: /flows
---

Intro {/* an MDX comment */}

<!-- an HTML comment -->

## Create a flow {#create}

\`\`\`bash
langflow run
\`\`\`

| A | B |
| - | - |
| 1 | 2 |

### Add components

Text.
`;

export const GUIDE =
  '---\ntitle: Guide\n---\n\n## First step\n\nText of some length, so that a renamed file is still known.\n\nMore text.\n';

/** The Chinese page of `ENGLISH`. */
export function chinesePage(blob: string, extra = ''): string {
  return `---
title: 流程
slug: /flows
translation:
  source: docs/docs/Concepts/flows.mdx # 主要来源
  blob: ${blob}
---

开头。

## 创建流程 {/* #create */}

\`\`\`bash
langflow run
\`\`\`

| 甲 | 乙 |
| -- | -- |
| 1  | 2  |

### 添加组件 {/* #add-components */}

文字。
${extra}`;
}

export const FLOWS = 'docs/docs/Concepts/flows.mdx';
export const GUIDE_FILE = 'docs/docs/guide.mdx';

/** An upstream repository with two pages and an API, and a project that has translated one page. */
export function createPair(): {upstream: TestRepository; project: TestRepository; blob: string} {
  const upstream = createRepository({
    [FLOWS]: ENGLISH,
    [GUIDE_FILE]: GUIDE,
    'docs/openapi.json': '{"openapi": "3.1.0", "info": {"version": "1.5.0"}, "paths": {}}',
    'README.md': 'outside the docs',
  });
  const id = (file: string) => upstream.git('rev-parse', `HEAD:${file}`);
  const project = createRepository({
    'docs/Concepts/flows.mdx': chinesePage(id(FLOWS)),
    'translation/upstream.lock.json': JSON.stringify({
      repository: 'example/upstream',
      commit: upstream.git('rev-parse', 'HEAD'),
      date: upstream.git('show', '--no-patch', '--format=%aI'),
      langflow_version: '1.5.0',
      files: Object.fromEntries([FLOWS, GUIDE_FILE, 'docs/openapi.json'].map((file) => [file, id(file)])),
    }),
    'translation/upstream.routes.json': JSON.stringify({'/flows': FLOWS, '/guide': GUIDE_FILE}),
  });
  return {upstream, project, blob: id(FLOWS)};
}
