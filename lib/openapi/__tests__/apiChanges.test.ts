import {describe, expect, it} from 'vitest';
import {parseApiChanges} from '../apiChanges';

const FACTS = {
  older: ['read-tree', 'old-tree', 'fell-tree'],
  newer: ['read-tree', 'plant-tree'],
};
const parse = (text: string) => parseApiChanges(text, 'api/2.0/changes.yaml', FACTS);

describe('parseApiChanges', () => {
  it('reads what became of the operations that the later version leaves out', () => {
    const changes = parse(
      [
        'leftOut:',
        '  old-tree: {state: hidden, evidence: "src/trees.py:12", instead: plant-tree, note: 只给旧客户端。}',
        '  fell-tree: {state: gone, evidence: "forest==2.0.1: forest/trees.py:3-9"}',
        'notes: {read-tree: 只能读自己的树。}',
      ].join('\n'),
    );
    expect(changes.leftOut['old-tree']).toEqual({
      state: 'hidden',
      evidence: {path: 'src/trees.py', from: 12, to: 12},
      instead: 'plant-tree',
      note: '只给旧客户端。',
    });
    expect(changes.leftOut['fell-tree']?.evidence).toEqual({package: 'forest==2.0.1', path: 'forest/trees.py', from: 3, to: 9});
    expect(changes.notes).toEqual({'read-tree': '只能读自己的树。'});
  });

  it('lists every operation that is missing, unknown or needs no entry', () => {
    const text = [
      'leftOut:',
      '  old-tree: {state: hidden, evidence: "src/trees.py:21", instead: nowhere}',
      '  read-tree: {state: hidden, evidence: "a.py:1"}',
      '  no-tree: {state: gone, evidence: "a.py:1"}',
      'notes: {plant-tree: 新的树。}',
      'hidden: {/api/roots: "src/roots.py:1"}',
    ].join('\n');
    expect(() => parse(text)).toThrowErrorMatchingInlineSnapshot(`
      [Error: api/2.0/changes.yaml 有误：
        - leftOut.fell-tree：缺少；写上它的去向和依据
        - leftOut.read-tree：新版本也有这个操作；删去这一条
        - leftOut.no-tree：旧版本没有这个操作；应为它的一个 x-slug
        - leftOut.old-tree.instead：新版本没有 nowhere；应为它的一个 x-slug
        - notes.plant-tree：应为两个版本都有的操作]
    `);
  });

  it('says which key has a wrong value, what was expected and what came', () => {
    expect(() => parse('leftOut: {old-tree: {state: lost, evidence: trees.py, why: x}}')).toThrowErrorMatchingInlineSnapshot(`
      [Error: api/2.0/changes.yaml 有误：
        - leftOut.old-tree.state：应为 hidden（程序里还有）或 gone（程序里没有了）；收到的是 "lost"
        - leftOut.old-tree.evidence：应为“路径:行”或“路径:起-止”，前面可以有“包名==版本: ”；收到的是 "trees.py"
        - leftOut.old-tree.why：没有这个键；删去它，或者改正（这里应为含 state、evidence 的键值对，可以加 instead、note）
      写法见文件开头的说明。]
    `);
  });

  it('asks for all of them where there is no file', () => {
    for (const slug of ['old-tree', 'fell-tree']) expect(() => parse('')).toThrow(`leftOut.${slug}：缺少；写上它的去向和依据`);
  });
});
