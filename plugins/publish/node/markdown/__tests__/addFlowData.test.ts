import {expect, it} from 'vitest';
import {parse} from 'yaml';
import {parseHtml} from '../../../../../lib/build/html';
import {convertPage} from '../convertPage';

const DATA = {
  name: 'flows/small',
  title: '小流程',
  nodes: [{id: 'chat', component: 'Chat Input', values: {input_value: '第一行\n第二行'}, labels: {message: 'Chat Message'}, x: 0, y: 0}],
  edges: [{from: {node: 'chat', port: 'message'}, to: {node: 'output', port: 'input_value'}}],
};
const PAGE = `<article><h1>页面</h1><figure data-flow="/a.json"><img alt="图"><figcaption><div><button>导入</button></div></figcaption></figure><p>后文</p></article>`;

const codeIn = (markdown: string) => /```yaml\n([\s\S]*?)```/.exec(markdown)?.[1] ?? '';

it('puts the data of a flow behind its figure, as code that can be read again', () => {
  const body = convertPage(parseHtml(PAGE), 'https://h/p', (address) => (address === '/a.json' ? DATA : undefined))?.body ?? '';
  expect(body.indexOf('图')).toBeLessThan(body.indexOf('**流程的数据**'));
  expect(body.indexOf('```yaml')).toBeLessThan(body.indexOf('后文'));
  expect(parse(codeIn(body))).toEqual(DATA);
  expect(codeIn(body)).toContain('  - {from: {node: chat, port: message}, to: {node: output, port: input_value}}\n');
});

it('leaves figures alone that show no flow', () => {
  const body = convertPage(parseHtml(PAGE.replace(' data-flow="/a.json"', '')), 'https://h/p', () => DATA)?.body ?? '';
  expect(body).not.toContain('```');
});
