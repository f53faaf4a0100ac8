import {expect, it} from 'vitest';
import {findParts} from '../../../lib/pages/findParts';
import {comparePage} from '../componentPages';

const component = (name: string) => ({name, gloss: '译名', anchor: name.toLowerCase(), summary: '说明。'});
const page = {route: '/a', category: '数据', components: [component('URL'), component('File')], notComponents: ['Docker']};
const problems = (source: string) =>
  comparePage(page, {file: 'docs/a.mdx', headings: findParts(source).headings}).map(({line, message}) => `${line} ${message}`);
const heading = (name: string) => `## ${name} {/* #${name.toLowerCase()} */}\n`;

it('accepts a page with a section for each component, and sections with Chinese names', () => {
  expect(problems(`${heading('URL')}### File {/* #file */}\n## 其他 {/* #other */}\n${heading('Docker')}`)).toEqual([]);
});

it('reports a component without a section, a section without a component, and an exception that nothing needs', () => {
  expect(problems(`${heading('URL')}\n${heading('Weather')}`)).toEqual([
    '1 目录里的组件 File 在页面上没有小节 #file',
    '3 小节“Weather”不在组件目录里',
    '1 目录的 notComponents 里有“Docker”，页面上没有这个小节',
  ]);
});
