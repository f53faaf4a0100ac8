import {describe, expect, it} from 'vitest';
import {showCommand} from '../show';
import {createPair, ENGLISH, FLOWS, run, writeTestFiles} from './testRepositories';

describe('npm run upstream -- show', () => {
  it('ends with 0 where the sources of the page stand still', () => {
    const {upstream, project} = createPair();
    for (const name of ['docs/Concepts/flows.mdx', './docs/Concepts/flows.mdx', '/flows', FLOWS]) {
      expect(run(showCommand, project.dir, '--repo', upstream.dir, name)).toMatchObject({
        code: 0,
        output: 'docs/Concepts/flows.mdx：原文没有改动',
      });
    }
  });

  it('prints the change of the source since the page was recorded', () => {
    const {upstream, project} = createPair();
    upstream.commit({[FLOWS]: ENGLISH.replace('Text.', 'Another text.')});
    const {code, output} = run(showCommand, project.dir, '--repo', upstream.dir, '/flows');
    expect(code).toBe(1);
    expect(output.replace(/\b[0-9a-f]{9}\b/g, 'ID')).toMatchInlineSnapshot(`
      "--- docs/docs/Concepts/flows.mdx ID
      +++ docs/docs/Concepts/flows.mdx ID
      @@ -19,4 +19,4 @@ langflow run
       
       ### Add components
       
      -Text.
      +Another text."
    `);
  });

  it('follows a renamed source and tells of a removed one', () => {
    const {upstream, project} = createPair();
    upstream.commit({[FLOWS]: null, 'docs/docs/Flows/flows.mdx': ENGLISH});
    expect(run(showCommand, project.dir, '--repo', upstream.dir, '/flows')).toMatchObject({
      code: 1,
      output: `${FLOWS} 改名为 docs/docs/Flows/flows.mdx`,
    });
    upstream.commit({'docs/docs/Flows/flows.mdx': null});
    expect(run(showCommand, project.dir, '--repo', upstream.dir, '/flows').output).toBe(`${FLOWS}：上游已经移除这个文件`);
  });

  it('refuses what it cannot use, in words', () => {
    const {upstream, project} = createPair();
    const fail = (...args: string[]) => {
      const {code, error} = run(showCommand, project.dir, '--repo', upstream.dir, ...args);
      expect(code).toBe(2);
      expect(error).not.toMatch(/意外|\n\s+at /);
      return error;
    };
    expect(fail()).toBe('应写一个页面；用法见 --help');
    expect(fail('/flows', '/guide')).toBe('应写一个页面；用法见 --help');
    expect(fail('/nope')).toContain('找不到页面 /nope');
    expect(fail('../../etc/passwd')).toContain('找不到页面');
    writeTestFiles(project.dir, {'docs/broken.mdx': '---\ntitle: [\n---\n', 'docs/bare.mdx': '---\ntitle: 无\n---\n'});
    expect(fail('docs/broken.mdx')).toContain('docs/broken.mdx:2：front matter 不是有效的 YAML');
    expect(fail('docs/bare.mdx')).toContain('没有 translation.source');
    const page = project.read('docs/Concepts/flows.mdx');
    writeTestFiles(project.dir, {'docs/Concepts/flows.mdx': page.replace(/blob: [0-9a-f]+/, `blob: ${'b'.repeat(40)}`)});
    expect(fail('/flows')).toContain(`里没有 ${FLOWS} 的文本 ${'b'.repeat(40)}`);
    upstream.commit({[FLOWS]: new Uint8Array([0, 1, 2, 255])});
    writeTestFiles(project.dir, {'docs/Concepts/flows.mdx': page});
    expect(fail('/flows')).toContain('是二进制文件');
  });
});
