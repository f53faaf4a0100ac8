import {describe, expect, it} from 'vitest';
import {evidenceCommand} from '../evidenceCommand';
import {createPair, GUIDE_FILE, run, writeFiles} from './testRepositories';

const LEDGER = 'translation/corrections.yaml';
const LOCK = 'translation/evidence.lock.json';
const entry = (upstream: string, ...evidence: string[]) =>
  `- {version: "1.5", page: /flows, upstream: ${upstream}, ours: b, evidence: [${evidence.join(', ')}], note: 有误。}\n`;

/** A project whose lock names a commit of upstream that upstream has left behind. */
function createLedger(text: string) {
  const {upstream, project} = createPair();
  const commit = upstream.commit({'src/main.py': 'a\nb\nc', 'src/empty.py': '', 'a file.txt': 'one\n'});
  const lock = JSON.parse(project.read('translation/upstream.lock.json'));
  writeFiles(project.dir, {'translation/upstream.lock.json': JSON.stringify({...lock, commit}), [LEDGER]: text});
  upstream.commit({'src/main.py': null});
  return {upstream, project, commit};
}

describe('npm run upstream:evidence', () => {
  it('writes blob ids and numbers of lines at the locked commit, of what the ledger cites only', () => {
    const text = entry('a', 'src/main.py:1-3', `${GUIDE_FILE}:2`) + entry('c', 'a file.txt:1', 'src/main.py:2');
    const {upstream, project, commit} = createLedger(text);
    const id = (file: string) => upstream.git('rev-parse', `${commit}:${file}`);
    const files = {
      'a file.txt': {blob: id('a file.txt'), lines: 1},
      [GUIDE_FILE]: {blob: id(GUIDE_FILE), lines: 9},
      'src/main.py': {blob: id('src/main.py'), lines: 3},
    };
    expect(JSON.parse(run(evidenceCommand, project.dir, '--repo', upstream.dir).output)).toEqual({commit, files, packages: {}});
    expect(run(evidenceCommand, project.dir, '--repo', upstream.dir, '--write')).toMatchObject({
      code: 0,
      output: `已写 ${LOCK}（3 个文件，2 条依据）`,
    });
    expect(JSON.parse(project.read(LOCK))).toEqual({commit, files, packages: {}});
  });

  it('names every file and line that does not exist, and writes nothing', () => {
    const {upstream, project, commit} = createLedger(entry('a', 'src/gone.py:1', 'src/empty.py:1') + entry('c', 'src/main.py:2-4'));
    const {code, output} = run(evidenceCommand, project.dir, '--repo', upstream.dir, '--write');
    expect(code).toBe(1);
    expect(output.replaceAll(commit.slice(0, 9), 'ID')).toMatchInlineSnapshot(`
      "第 1 条（1.5 /flows“a”）：提交 ID 里没有 src/gone.py
      第 1 条（1.5 /flows“a”）：src/empty.py 只有 0 行，引用了第 1 行
      第 2 条（1.5 /flows“c”）：src/main.py 只有 3 行，引用了第 4 行"
    `);
    expect(() => project.read(LOCK)).toThrow('ENOENT');
  });

  it('writes digests and numbers of lines of the released packages that the ledger cites', () => {
    const {upstream, project} = createLedger(entry('a', '"demo-base==0.5.1: demo/main.py:2"', 'src/main.py:1'));
    writeFiles(project.dir, {'site/demo_base-0.5.1.dist-info/METADATA': '', 'site/demo/main.py': 'a\nb\n'});
    const {code, output} = run(evidenceCommand, project.dir, '--repo', upstream.dir, '--packages', `${project.dir}/site`);
    expect(code).toBe(0);
    expect(JSON.parse(output).packages).toEqual({
      'demo-base==0.5.1': {
        'demo/main.py': {sha256: '911169ddaaf146aff539f58c26c489af3b892dff0fe283c1c264c65ae5aa59a2', lines: 2},
      },
    });
  });

  it('names what a released package does not have, and refuses another version of it', () => {
    const {upstream, project} = createLedger(entry('a', '"demo-base==0.5.1: demo/main.py:3"', '"demo-base==0.5.1: demo/gone.py:1"'));
    const site = `${project.dir}/site`;
    writeFiles(project.dir, {'site/demo_base-0.5.0.dist-info/METADATA': '', 'site/demo/main.py': 'a\nb\n'});
    expect(run(evidenceCommand, project.dir, '--repo', upstream.dir).error).toBe(
      '缺少 --packages <装着 demo-base==0.5.1 的文件夹>；用法见 --help',
    );
    expect(run(evidenceCommand, project.dir, '--repo', upstream.dir, '--packages', site).error).toBe(
      `${site} 里没有 demo-base==0.5.1（找不到 demo_base-0.5.1.dist-info）`,
    );
    writeFiles(project.dir, {'site/demo_base-0.5.1.dist-info/METADATA': ''});
    expect(run(evidenceCommand, project.dir, '--repo', upstream.dir, '--packages', site)).toMatchObject({
      code: 1,
      output: expect.stringMatching(/demo\/main\.py 只有 2 行，引用了第 3 行\n.*demo-base==0\.5\.1 里没有 demo\/gone\.py/),
    });
  });

  it('serves a ledger without entries', () => {
    const {upstream, project, commit} = createLedger('# 还没有\n');
    expect(JSON.parse(run(evidenceCommand, project.dir, '--repo', upstream.dir).output)).toEqual({commit, files: {}, packages: {}});
  });

  it('refuses what it cannot use, in words', () => {
    const {upstream, project} = createLedger('- {version: 1.5}\n');
    expect(run(evidenceCommand, project.dir).error).toBe('缺少 --repo <上游仓库的文件夹>；用法见 --help');
    expect(run(evidenceCommand, project.dir, '--repo', upstream.dir)).toMatchObject({
      code: 2,
      error: expect.stringContaining('[0].version：应为加引号的版本，例如 "1.5"；收到的是 1.5'),
    });
  });
});
