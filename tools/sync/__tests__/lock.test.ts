import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {lockCommand} from '../lock';
import {createPair, FLOWS, GUIDE, GUIDE_FILE, makeFolder, run, writeTestFiles} from './testRepositories';

const LOCK = 'translation/upstream.lock.json';
const ROUTES = 'translation/upstream.routes.json';

describe('npm run upstream -- lock', () => {
  it('drafts the lock that stands, where upstream stands still', () => {
    const {upstream, project} = createPair();
    const {code, output} = run(lockCommand, project.dir, '--repo', upstream.dir);
    expect(code).toBe(0);
    expect(JSON.parse(output)).toEqual(JSON.parse(project.read(LOCK)));
  });

  it('drafts lock and routes for a new commit, and keeps what pages here still come from', () => {
    const {upstream, project, blob} = createPair();
    const commit = upstream.commit({
      [FLOWS]: null,
      [GUIDE_FILE]: null,
      'docs/docs/Start/guide.mdx': GUIDE,
      'docs/docs/Start/new.mdx': '---\nslug: fresh\n---\nText\n',
      'docs/docs/_partial.mdx': 'Text\n',
      'docs/openapi.json': '{"info": {"version": "1.6.0"}}',
    });
    const result = run(lockCommand, project.dir, '--repo', upstream.dir, '--write');
    expect(result).toMatchObject({code: 0, output: `已写 ${LOCK}（4 个文件）和 ${ROUTES}（2 个路径）`});
    expect(result.progress).toContain(`${GUIDE_FILE} 改名为 docs/docs/Start/guide.mdx`);
    const lock = JSON.parse(project.read(LOCK));
    expect(lock).toMatchObject({commit, langflow_version: '1.6.0', removed: {[FLOWS]: blob}});
    expect(Object.keys(lock.files)).toEqual([
      'docs/docs/Start/guide.mdx',
      'docs/docs/Start/new.mdx',
      'docs/docs/_partial.mdx',
      'docs/openapi.json',
    ]);
    expect(JSON.parse(project.read(ROUTES))).toEqual({
      '/Start/fresh': 'docs/docs/Start/new.mdx',
      '/Start/guide': 'docs/docs/Start/guide.mdx',
    });
  });

  it('leaves out of the routes what was left out before, and tells what a person must look at', () => {
    const {upstream, project} = createPair();
    writeTestFiles(project.dir, {[ROUTES]: JSON.stringify({'/flows': FLOWS})});
    upstream.commit({
      'docs/docs/twin.mdx': '---\nslug: /flows\n---\n',
      'docs/docs/odd.mdx': '---\nslug: [\n---\n',
      'docs/openapi.json': new Uint8Array([0, 1]),
    });
    const {progress} = run(lockCommand, project.dir, '--repo', upstream.dir, '--write');
    expect(JSON.parse(project.read(ROUTES))).toEqual({'/flows': FLOWS});
    expect(progress).toContain(`路径 /flows 有两个源文件：${FLOWS} 和 docs/docs/twin.mdx`);
    expect(progress).toContain('docs/docs/odd.mdx 的路径读不出来');
    expect(progress).toContain('langflow_version 暂用 1.5.0');
  });

  it('writes into a file of your choice', () => {
    const {upstream, project} = createPair();
    const file = path.join(makeFolder(), 'draft.json');
    expect(run(lockCommand, project.dir, '--repo', upstream.dir, '--out', file)).toMatchObject({code: 0, output: `已写 ${file}`});
  });

  it('refuses what it cannot use, in words', () => {
    const {upstream, project} = createPair();
    const fail = (...args: string[]) => {
      const {code, error} = run(lockCommand, project.dir, '--repo', upstream.dir, ...args);
      expect(code).toBe(2);
      expect(error).not.toMatch(/意外|\n\s+at /);
      return error;
    };
    expect(fail('--write', '--out', 'x')).toBe('--write 和 --out 只能用一个');
    expect(fail('--out', path.join(makeFolder(), 'no/such/folder.json'))).toContain('写不进');
    expect(fail('--ref', 'nope')).toContain('没有提交 nope');
    writeTestFiles(project.dir, {[ROUTES]: '[]'});
    expect(fail()).toBe(`${ROUTES} 应为键值对`);
  });
});
