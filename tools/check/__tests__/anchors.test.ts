import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {beforeEach, expect, it} from 'vitest';
import {readVersions} from '../../../lib/content/versions';
import type {AnswerGroup} from '../../../lib/errors/answers';
import {checkAnchors} from '../anchors';

let root = '';

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  writeFileSync(path.join(root, file), text);
}

const page = (slug: string, body: string) => `---\nslug: ${slug}\n---\n\n${body}\n`;
const VERSIONS = `- {label: "1.13", id: current, base: "", source: {pages: docs/docs, api: docs/openapi.json}}
- {label: "1.5", id: "1.5", base: /1.5, source: {pages: docs/docs, api: docs/openapi.json}}
`;
const CAUSES = [{when: '写错', do: '改正，见[小节](/flows#parts)。'}];
const ANSWER = {id: 'port', title: '端口', messages: [], others: ['port in use'], from: '系统', meaning: '被占用。', causes: CAUSES};
const GROUPS: AnswerGroup[] = [{name: 'start', order: 1, title: '启动', answers: [ANSWER]}];

const problems = (groups: readonly AnswerGroup[] | undefined = GROUPS) =>
  checkAnchors(root, readVersions(root), groups).map(({file, line, message, fix}) => `${file}:${line} ${message}；${fix}`);

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'check-anchors-'));
  write('site/versions.yaml', VERSIONS);
  write('docs/flows.mdx', page('/flows', '## 小节 {/* #part */}\n\n<a id="mark" />'));
  write('docs/This-Site/errors-start.mdx', page('/errors/start', '## 先看 {/* #first */}\n\n<ErrorAnswers group="start" />'));
  write('versioned_docs/version-1.5/flows.mdx', page('/flows', '## 从前的 {/* #former */}'));
  write('errors/answers/start.yaml', 'order: 1\nanswers:\n  - causes:\n      - do: 见[小节](/flows#part)。\n');
});

it('accepts headings, elements and answers with an id, other versions, and pages whose ids it does not know', () => {
  const links = '/flows#part /flows#mark /flows?a=1#part /1.13/flows#part /1.5/flows#former /errors/start#port /api/run#x /glossary#flow';
  write('docs/a.mdx', page('/a', links.replace(/\S+/g, '[文字]($&)')));
  write('versioned_docs/version-1.5/a.mdx', page('/a', '[同一版本](/flows#former)，[只有新版本有](/errors/start#port)'));
  expect(problems()).toEqual([]);
});

it('reports a link to a heading that the page does not have, and names the most similar one', () => {
  write('docs/a.mdx', page('/a', '一段\n\n[错](/flows#prt)，[旧版本](/1.5/flows#part)，[答案](/errors/start#ports)'));
  write('errors/answers/start.yaml', 'order: 1\nanswers:\n  - causes:\n      - do: 见[小节](/flows#parts)。\n');
  expect(problems()).toEqual([
    'docs/a.mdx:7 /flows 没有锚点 #prt；写那一页标题的锚点，最像的是 /flows#part',
    'docs/a.mdx:7 /1.5/flows 没有锚点 #part；写那一页标题的锚点，最像的是 /1.5/flows#former',
    'docs/a.mdx:7 /errors/start 没有锚点 #ports；写那一页标题的锚点，最像的是 /errors/start#port',
    'errors/answers/start.yaml:4 /flows 没有锚点 #parts；写那一页标题的锚点，最像的是 /flows#part',
  ]);
});

it('waits with links to the answers until those are sound', () => {
  write('docs/a.mdx', page('/a', '[答案](/errors/start#port)'));
  expect(problems(undefined)).toEqual([]);
});
