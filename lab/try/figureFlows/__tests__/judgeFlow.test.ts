import {describe, expect, it} from 'vitest';
import {parseTryExceptions} from '../../exceptions';
import {judgeFlow} from '../judgeFlow';

const {flows} = parseTryExceptions(`flows:
  a/runs: {answer: 你好}
  a/stays: {reason: 要密钥}
  a/misses: {reason: 端口随别的流程而定, lacks: [没有输出 tool, 没有字段 key]}
`);
const judge = (name: string, found: string[], pages = ['/a']) =>
  judgeFlow({flows}, {name, title: '图', place: 'figures/a.flow.yaml', hash: 'h', pages}, found);
const problemsOf = (name: string, found: string[]) => judge(name, found)[0]?.problems;

describe('judgeFlow', () => {
  it('passes a flow that gave its answer', () => {
    expect(judge('a/runs', [])).toEqual([
      {kind: 'flows', page: '/a', hash: 'h', label: 'a/runs', place: 'figures/a.flow.yaml', problems: []},
    ]);
  });

  it('says why a flow was not run, where nothing else is wrong with it', () => {
    expect(judge('a/stays', [])[0]).toMatchObject({problems: [], unverified: '图：要密钥'});
    expect(judge('a/stays', ['没有组件 X'])[0]).toMatchObject({problems: ['没有组件 X']});
    expect(judge('a/stays', ['没有组件 X'])[0]).not.toHaveProperty('unverified');
  });

  it('lets pass what the exceptions says that the flow lacks, and no more', () => {
    const lacking = ['节点 flow：Run Flow：没有输出 tool；一个也没有', '节点 flow：Run Flow：没有字段 key；一个也没有'];
    expect(judge('a/misses', lacking)[0]).toMatchObject({problems: [], unverified: '图：端口随别的流程而定'});
    expect(problemsOf('a/misses', [...lacking, '节点 flow：没有输入 x'])).toEqual(['节点 flow：没有输入 x']);
    expect(problemsOf('a/runs', lacking)).toEqual(lacking);
  });

  it('wants a decision about every figure', () => {
    expect(problemsOf('a/new', ['x'])).toEqual(['x', expect.stringContaining('写明 a/new 的答案')]);
  });

  it('tells it to every page that shows the figure', () => {
    expect(judge('a/runs', [], ['/a', '/b']).map(({page}) => page)).toEqual(['/a', '/b']);
  });
});

describe('the exceptions of flows', () => {
  it('wants an answer or a reason', () => {
    expect(() => parseTryExceptions('flows: {a: {say: hi}}')).toThrow(
      'flows.a：应为含 answer（可加 say、receive）或 reason（可加 lacks）的键值对',
    );
    expect(() => parseTryExceptions('flows: {a: {answer: hi, lacks: [x]}}')).toThrow('flows.a');
  });
});
