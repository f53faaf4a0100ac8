import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {buildAppManifest} from '../buildAppManifest';

const STATIC = path.join(__dirname, '../../../../static');
const BASE = '/langflow/';

type Icon = {src: string; sizes: string; purpose: string};

/** Width and height in the header of a PNG file. */
const sizeOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

const manifest = JSON.parse(
  buildAppManifest({title: 'Langflow 中文文档', description: '说明', language: 'zh-Hans', baseUrl: BASE}),
) as Record<string, unknown> & {icons: Icon[]};

test('the manifest stands under the base path', () => {
  expect(manifest).toMatchObject({name: 'Langflow 中文文档', short_name: 'Langflow 中文', start_url: BASE, scope: BASE});
});

test('the icons are there, in the sizes that systems ask for', () => {
  expect(manifest.icons.map(({sizes, purpose}) => `${purpose} ${sizes}`)).toEqual(['any 192x192', 'any 512x512', 'maskable 512x512']);
  for (const {src, sizes} of manifest.icons) expect(sizeOf(readFileSync(path.join(STATIC, src.slice(BASE.length)))), src).toBe(sizes);
});
