import {describe, expect, it} from 'vitest';
import {recordCommand} from '../record';
import {chinesePage, createPair, ENGLISH, FLOWS, GUIDE_FILE, run, writeTestFiles} from './testRepositories';

const PAGE = 'docs/Concepts/flows.mdx';
const CHANGED = ENGLISH.replace('### Add components\n\nText.', '### Add components\n\nText.\n\n## Share a flow\n\n```bash\nshare\n```');
const SHARE = '\n## 分享流程 {/* #share-a-flow */}\n\n```bash\nshare\n```\n';

function changedPair(english = CHANGED) {
  const pair = createPair();
  pair.upstream.commit({[FLOWS]: english});
  const record = (...args: string[]) => run(recordCommand, pair.project.dir, '--repo', pair.upstream.dir, ...args);
  return {...pair, record, now: pair.upstream.git('rev-parse', `HEAD:${FLOWS}`)};
}

describe('npm run upstream -- record', () => {
  it('writes the new blob id into a revised page and nothing else', () => {
    const {project, record, blob, now} = changedPair();
    writeTestFiles(project.dir, {[PAGE]: chinesePage(blob, SHARE)});
    expect(record('/flows')).toMatchObject({code: 0, output: expect.stringContaining(`${PAGE}：合格\n记录了 1 页的原文版本`)});
    expect(project.read(PAGE)).toBe(chinesePage(now, SHARE));
    expect(record('/flows').output).toContain('合格，已经是这个版本');
  });

  it('records a page that was revised and committed before', () => {
    const {project, record, blob, now} = changedPair();
    project.commit({[PAGE]: chinesePage(blob, SHARE)});
    expect(record('/flows').code).toBe(0);
    expect(project.read(PAGE)).toBe(chinesePage(now, SHARE));
  });

  it('refuses an unrevised page, whatever its structure', () => {
    const {project, record, blob} = changedPair(ENGLISH.replace('Text.', 'Another text.'));
    const {code, output} = record('/flows');
    expect(code).toBe(1);
    expect(output).toContain('原文改了，译文的正文没有改过');
    expect(project.read(PAGE)).toBe(chinesePage(blob));
  });

  it('does not take an earlier change of the page for its revision, where the work has a branch of its own', () => {
    const {project, record, blob} = changedPair(ENGLISH.replace('Text.', 'Another text.'));
    const restyled = chinesePage(blob).replace('开头。', '换了说法的开头。');
    project.commit({[PAGE]: restyled});
    project.git('switch', '-q', '-c', 'update');
    expect(record('/flows').output).toContain('原文改了，译文的正文没有改过');
    project.commit({[PAGE]: restyled.replace('文字。', '另一段文字。')});
    expect(record('/flows').code).toBe(0);
  });

  it('names everything in which the structure differs', () => {
    const {project, record, blob} = changedPair();
    writeTestFiles(project.dir, {[PAGE]: chinesePage(blob).replace('### 添加组件', '## 添加组件').replace('| 1  | 2  |\n', '')});
    const {code, output} = record('/flows', '--check');
    expect(code).toBe(1);
    expect(output).toMatchInlineSnapshot(`
      "docs/Concepts/flows.mdx：不合格
        - 标题“Add components”（### #add-components）在译文里是 2 级
        - 缺少标题“Share a flow”（## #share-a-flow）
        - “Create a flow”（## #create）：英文页有 1 个表格的行，译文有 0 个
      没有记录：先改好译文；确实不用改时，加 --force <原因>"
    `);
  });

  it('sees what upstream took away', () => {
    const {project, record, blob} = changedPair(ENGLISH.replace('```bash\nlangflow run\n```\n', '').replace('### Add components\n\n', ''));
    writeTestFiles(project.dir, {[PAGE]: chinesePage(blob, '\n更多。\n')});
    expect(record('/flows', '--check').output).toMatchInlineSnapshot(`
      "docs/Concepts/flows.mdx：不合格
        - 标题“添加组件”（### #add-components）在英文页里已经没有了
        - “Create a flow”（## #create）：英文页的代码块从 1 个减到 0 个，译文还有 1 个
      没有记录：先改好译文；确实不用改时，加 --force <原因>"
    `);
  });

  it('lets the translators say more than upstream, in any section', () => {
    const {project, record, blob} = changedPair();
    const own = '\n### 国内镜像 {/* #mirrors */}\n\n```bash\npip\n```\n';
    writeTestFiles(project.dir, {[PAGE]: chinesePage(blob, SHARE + own).replace('开头。', '开头。\n\n```bash\nx\n```')});
    expect(record('/flows', '--check').code).toBe(0);
    expect(project.read(PAGE)).toContain(blob);
  });

  it('accepts what the page lacked when it was last recorded, and nothing more', () => {
    const english = ENGLISH.replace('| 1 | 2 |', '| 1 | 2 |\n| 3 | 4 |\n| 5 | 6 |');
    const {upstream, project} = createPair();
    upstream.commit({[FLOWS]: english.replace('\n| 5 | 6 |', '')});
    const former = upstream.git('rev-parse', `HEAD:${FLOWS}`);
    const page = chinesePage(former)
      .replace(/### 添加组件[^\n]*\n\n/, '')
      .replace('## 创建流程', '### 创建流程');
    project.commit({[PAGE]: page});
    upstream.commit({[FLOWS]: english});
    const record = () => run(recordCommand, project.dir, '--repo', upstream.dir, '/flows', '--check');
    writeTestFiles(project.dir, {[PAGE]: page.replace('文字。', '新的文字。')});
    expect(record().output).toContain('- “Create a flow”（## #create）：英文页有 3 个表格的行，译文有 1 个\n没有');
    writeTestFiles(project.dir, {[PAGE]: page.replace('| 1  | 2  |', '| 1  | 2  |\n| 5  | 6  |')});
    expect(record().code).toBe(0);
  });

  it('records against all checks with a reason, which it hands on', () => {
    const {project, record, now} = changedPair(ENGLISH.replace('Text.', 'Tekst.'));
    const {code, output} = record('/flows', '--force', '英文只改了错字');
    expect(code).toBe(0);
    expect(output).toContain(' for /flows');
    expect(output).toContain('未通过结构检查，仍然记录：英文只改了错字');
    expect(project.read(PAGE)).toBe(chinesePage(now));
  });

  it('records a page made from several sources, quoting where YAML would read a number', () => {
    const {project, upstream, record, blob} = changedPair();
    const guide = upstream.git('rev-parse', `HEAD:${GUIDE_FILE}`);
    const digits = '1'.repeat(40);
    const also = `  also:\n    - source: ${GUIDE_FILE}\n      blob: "${digits}"\n`;
    const page = chinesePage(blob, `${SHARE}\n## 第一步 {/* #first-step */}\n`).replace(/(blob: .*\n)/, `$1${also}`);
    writeTestFiles(project.dir, {[PAGE]: page});
    expect(record('/flows').code).toBe(0);
    expect(project.read(PAGE)).toContain(`    - source: ${GUIDE_FILE}\n      blob: ${guide}\n`);
  });

  it('counts the fragments that a page imports', () => {
    const {project, record, blob} = changedPair();
    const body = "\nimport Share from './_share.mdx';\n\n<Share />\n";
    writeTestFiles(project.dir, {[PAGE]: chinesePage(blob, body), 'docs/Concepts/_share.mdx': SHARE});
    expect(record('/flows').output).toContain('记录了 1 页的原文版本');
  });

  it('refuses what it cannot use, in words, and then changes no page', () => {
    const {project, upstream, record, blob} = changedPair();
    const fail = (...args: string[]) => {
      const {code, error} = record(...args);
      expect(code).toBe(2);
      expect(error).not.toMatch(/意外|\n\s+at /);
      return error;
    };
    expect(fail()).toContain('应写至少一个页面');
    expect(fail('/flows', '/nope')).toContain('找不到页面 /nope');
    expect(fail('/flows', '--force', ' ')).toContain('--force 要写原因');
    expect(fail('/flows', '--force', 'x', '--check')).toContain('不能与 --check 同用');
    expect(fail('/flows', '--ref', 'nope')).toContain('没有提交 nope');
    writeTestFiles(project.dir, {[PAGE]: `${chinesePage(blob)}\n<Unclosed>\n`});
    expect(fail('/flows')).toContain(`${PAGE} 不是有效的 MDX`);
    writeTestFiles(project.dir, {[PAGE]: chinesePage(blob)});
    upstream.commit({[FLOWS]: null});
    expect(fail('/flows')).toContain(`没有 ${FLOWS}`);
    expect(project.read(PAGE)).toBe(chinesePage(blob));
  });
});
