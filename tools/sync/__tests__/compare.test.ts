import {rmSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {compareCommand} from '../compare';
import {createPair, ENGLISH, FLOWS, GUIDE, GUIDE_FILE, makeFolder, run, writeTestFiles} from './testRepositories';

const withoutIds = (text: string) => text.replace(/\b[0-9a-f]{9}\b/g, 'ID');

describe('npm run upstream -- compare', () => {
  it('ends with 0 where upstream stands still', () => {
    const {upstream, project} = createPair();
    upstream.commit({'README.md': 'another text outside the docs'});
    const result = run(compareCommand, project.dir, '--repo', upstream.dir);
    expect(result.code).toBe(0);
    expect(withoutIds(result.output)).toBe('锁定 ID（2025-08-25） → 上游 ID（2025-08-25）\n没有改动');
  });

  it('lists changed, renamed, new and removed files with their headings and pages', () => {
    const {upstream, project} = createPair();
    const changed = ENGLISH.replace('### Add components\n\nText.', '### Add parts\n\nText.\n\n## Share a flow\n\nText.').replace(
      'Create a flow {#create}',
      'Create flows {#create}',
    );
    upstream.commit({
      [FLOWS]: changed,
      [GUIDE_FILE]: null,
      'docs/docs/Start/guide.mdx': GUIDE.replace('More', 'Much more'),
      'docs/docs/new.mdx': '---\nslug: /new\n---\nText\n',
      'docs/docs/_partial-note.mdx': 'Text\n',
      'docs/openapi.json': null,
    });
    const result = run(compareCommand, project.dir, '--repo', upstream.dir, '--ref', 'main');
    expect(result.code).toBe(1);
    expect(result.progress).toContain('读取上游的改动：0 / 2');
    expect(withoutIds(result.output)).toMatchInlineSnapshot(`
      "锁定 ID（2025-08-25） → 上游 ID（2025-08-25）

      改动 1 个文件
        docs/docs/Concepts/flows.mdx
            译文：docs/Concepts/flows.mdx
            ~ ## Create flows  {#create}
            + ### Add parts  {#add-parts}
            + ## Share a flow  {#share-a-flow}
            - ### Add components  {#add-components}

      改名 1 个文件
        docs/docs/guide.mdx → docs/docs/Start/guide.mdx
            还没有译文
              ## First step  {#first-step}

      新增 2 个文件
        docs/docs/_partial-note.mdx（片段：引用它的页面要把它写进 translation.also）
        docs/docs/new.mdx

      删除 1 个文件
        docs/openapi.json
            API 的描述，见 UPKEEP 的“API”一节

      标题前的记号：+ 新增，- 删除，~ 改了级别或文字，空白表示只有标题下的文字变了。"
    `);
  });

  it('knows a rewritten page by its address, and unchanged text without the locked commit', () => {
    const {upstream, project} = createPair();
    upstream.commit({[FLOWS]: null, 'docs/docs/Flows/flows.mdx': '---\nslug: /flows\n---\n\nA wholly different page.\n'});
    const byAddress = JSON.parse(run(compareCommand, project.dir, '--repo', upstream.dir, '--json').output);
    expect(byAddress.renamed).toMatchObject([{path: FLOWS, renamedTo: 'docs/docs/Flows/flows.mdx'}]);

    const lock = JSON.parse(project.read('translation/upstream.lock.json'));
    writeTestFiles(project.dir, {'translation/upstream.lock.json': JSON.stringify({...lock, commit: '0'.repeat(40)})});
    upstream.commit({[GUIDE_FILE]: null, 'docs/docs/Start/guide.mdx': GUIDE});
    const byText = JSON.parse(run(compareCommand, project.dir, '--repo', upstream.dir, '--json').output);
    expect(byText.renamed).toContainEqual(expect.objectContaining({path: GUIDE_FILE, renamedTo: 'docs/docs/Start/guide.mdx'}));
  });

  it('reads bare repositories, tags and commit ids', () => {
    const {upstream, project} = createPair();
    const first = upstream.git('rev-parse', 'HEAD');
    upstream.git('tag', 'v1');
    upstream.commit({[FLOWS]: `${ENGLISH}More.\n`});
    const bare = path.join(makeFolder(), 'bare.git');
    upstream.git('clone', '-q', '--bare', upstream.dir, bare);
    expect(run(compareCommand, project.dir, '--repo', bare).code).toBe(1);
    for (const ref of ['v1', first, first.slice(0, 8), 'main~1']) {
      expect(run(compareCommand, project.dir, '--repo', bare, '--ref', ref).code).toBe(0);
    }
  });

  it('says where headings cannot be told, and goes on', () => {
    const {upstream, project} = createPair();
    upstream.commit({[FLOWS]: `${ENGLISH}\n<Unclosed>\n`, [GUIDE_FILE]: new Uint8Array([35, 32, 0, 1, 2])});
    const result = run(compareCommand, project.dir, '--repo', upstream.dir);
    expect(result.code).toBe(1);
    expect(result.output).toContain(`看不出标题的变化：${FLOWS} 不是有效的 MDX`);
    expect(result.output).toMatch(/guide\.mdx（[0-9a-f]{40}）是二进制文件/);
  });

  it('refuses what it cannot use, in words', () => {
    const {upstream, project} = createPair();
    const fail = (...args: string[]) => {
      const {code, error, output} = run(compareCommand, project.dir, ...args);
      expect({code, output}).toEqual({code: 2, output: ''});
      expect(error).not.toMatch(/意外|\n\s+at /);
      return error.replaceAll(upstream.dir, '<repo>').replaceAll(project.dir, '<root>');
    };
    const empty = makeFolder();
    expect(fail()).toBe('缺少 --repo <上游仓库的文件夹>；用法见 --help');
    expect(fail('--repo')).toContain('选项的值有误');
    expect(fail('--nope')).toBe('不认识的选项：--nope；可用的有 --repo、--ref、--version、--json、--help');
    expect(fail('--repo', upstream.dir, 'extra')).toBe('多余的参数：extra；用法见 --help');
    expect(fail('--repo', path.join(empty, 'nope'))).toContain('找不到文件夹');
    expect(fail('--repo', path.join(upstream.dir, 'README.md'))).toContain('找不到文件夹');
    expect(fail('--repo', empty)).toContain('不是 git 仓库');
    for (const ref of ['nope', '--output=x', '', 'HEAD:README.md', '0'.repeat(40), 'a\nb']) {
      expect(fail('--repo', upstream.dir, `--ref=${ref}`)).toContain('<repo> 里没有提交');
    }
    expect(fail('--repo', project.dir, '--ref', 'HEAD')).toContain('里没有 docs/docs/');
    writeTestFiles(project.dir, {'translation/upstream.lock.json': '{"files": {}'});
    expect(fail('--repo', upstream.dir)).toContain('translation/upstream.lock.json 不是有效的 JSON');
    writeTestFiles(project.dir, {'translation/upstream.lock.json': '{"files": {"a": 1}}'});
    expect(fail('--repo', upstream.dir)).toContain('缺少或写错了：repository、commit、date、langflow_version、files');
    rmSync(path.join(project.dir, 'translation/upstream.lock.json'));
    expect(fail('--repo', upstream.dir)).toBe('找不到 translation/upstream.lock.json');
  });

  it('explains itself', () => {
    expect(run(compareCommand, makeFolder(), '--help')).toMatchObject({code: 0, output: expect.stringContaining('退出码：0 没有改动')});
  });
});
