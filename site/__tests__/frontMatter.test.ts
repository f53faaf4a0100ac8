import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {expect, it} from 'vitest';
import {keepDescription} from '../frontMatter';

const read = (fileContent: string) =>
  keepDescription(DEFAULT_PARSE_FRONT_MATTER)({filePath: 'a.mdx', fileContent, defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER});

it('moves the description of a page to where no other page carries it', async () => {
  const {content, frontMatter} = await read('---\ntitle: 页\ndescription: 说明（Page）。\n---\n\n正文\n');
  expect(frontMatter).toEqual({title: '页', description: '', summary: '说明（Page）。'});
  expect(content.trim()).toBe('正文');
});

it('leaves a page without a description as it is', async () => {
  expect((await read('---\ntitle: 页\n---\n\n正文\n')).frontMatter).toEqual({title: '页'});
});
