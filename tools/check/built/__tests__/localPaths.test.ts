import {describe, expect, it} from 'vitest';
import {checkLocalPaths} from '../localPaths';

const check = (text: string) => checkLocalPaths([['assets/js/main.js', text]], '/app', ['plugins', '.docusaurus']);

describe('checkLocalPaths', () => {
  it('names the file, and each path once', () => {
    const [problem, ...others] = check('["/app/plugins/a/index.ts","/app/plugins/a/index.ts"],"/app/.docusaurus/b.json"');
    expect(others).toEqual([]);
    expect(problem).toMatchObject({file: 'assets/js/main.js', rule: '本机路径'});
    expect(problem?.message).toContain('有 2 个本机的绝对路径（/app/plugins/a/index.ts、/app/.docusaurus/b.json）');
  });

  it('names some of many', () => {
    const paths = [1, 2, 3, 4].map((i) => `"/app/plugins/${i}.ts"`);
    expect(check(paths.join())[0]?.message).toContain('/app/plugins/3.ts……');
  });

  it.each(['./plugins/a/index.ts', '/app/data/flows', '/app/plugins-data', '/app'])('leaves %s alone', (text) => {
    expect(check(`"${text}"`)).toEqual([]);
  });
});
