import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {buildManifest} from '../buildManifest';
import {drawIcons, makeMaskable} from '../drawIcons';

const LOGO = readFileSync(path.join(__dirname, '../../../../static/img/logo.svg'), 'utf8');

/** Width and height in the header of a PNG file. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

test('icons are drawn from the logo in the sizes that systems ask for', async () => {
  const icons = await drawIcons(LOGO);
  expect(icons.map(({size, purpose, png}) => [purpose, size, ...sizeOf(png)])).toEqual([
    ['any', 192, 192, 192],
    ['any', 512, 512, 512],
    ['maskable', 512, 512, 512],
  ]);
});

test('the maskable icon fills its square with the colour of the plate', () => {
  expect(makeMaskable(LOGO)).toMatch(/<rect width="100" height="100" fill="#b8342a"\/><svg x="12.5" y="12.5" width="75" height="75" /);
  expect(() => makeMaskable('<svg></svg>')).toThrowErrorMatchingInlineSnapshot(
    `[Error: [offline-copy] static/img/logo.svg：需要一个带 fill="#…" 的 <rect> 作底色，用来画可裁切的图标；没有找到]`,
  );
});

test('the manifest stands under the base path', () => {
  const icons = [{file: 'img/icon-192.png', size: 192, purpose: 'any' as const}];
  const manifest = JSON.parse(
    buildManifest({title: 'Langflow 中文文档', description: '说明', language: 'zh-Hans', baseUrl: '/langflow/', icons}),
  ) as Record<string, unknown>;
  expect(manifest).toMatchObject({name: 'Langflow 中文文档', short_name: 'Langflow 中文', start_url: '/langflow/', scope: '/langflow/'});
  expect(manifest.icons).toEqual([{src: '/langflow/img/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any'}]);
});
