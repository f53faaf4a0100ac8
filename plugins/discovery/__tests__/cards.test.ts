import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {Resvg} from '@resvg/resvg-js';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {readPages} from '../../../site/content';
import {breakTitle, widthOf} from '../node/card/breakTitle';
import {type Band, drawCard, toSvg, wholeOf} from '../node/card/drawCard';
import {type Row, rowsOf} from '../node/card/encodePng';
import {fontFileFor, missingCharacters, renderCard, renderRows} from '../node/card/renderCard';

const LOGO = readFileSync(path.join(__dirname, '../../../static/img/logo.svg'), 'utf8');
const CARD = {title: '构建流程', section: '流程', siteName: 'Langflow 中文文档', version: 'Langflow 1.5.x'};

let cache: string;
beforeEach(() => {
  cache = mkdtempSync(path.join(tmpdir(), 'cards-'));
});
afterEach(() => rmSync(cache, {recursive: true}));

describe('breakTitle', () => {
  test.each([
    ['构建流程', 10, ['构建流程']],
    ['在 Kubernetes 上部署 Langflow 开发环境', 12, ['在 Kubernetes 上部署', 'Langflow 开发环境']],
    ['选择部署方式：自托管、容器', 7, ['选择部署方式：', '自托管、容器']],
  ])('%s', (title, width, lines) => expect(breakTitle(title, width)).toEqual(lines));

  test('no line begins with a closing mark or runs over, unless one word does', () => {
    for (const {frontMatter} of readPages()) {
      for (const line of breakTitle(String(frontMatter.title), 14)) {
        expect(line).not.toMatch(/^[，。、；：？！）》]/);
        expect(widthOf(line)).toBeLessThanOrEqual(16);
      }
    }
  });
});

test('the font has every character of every title', () => {
  const missing = readPages().flatMap(({file, frontMatter}) => {
    const found = missingCharacters(String(frontMatter.title));
    return found.length > 0 ? [`docs/${file}：${found.join('')}`] : [];
  });
  expect(missing).toEqual([]);
});

test('a picture looks the same with the small font as with the large one', async () => {
  const small = drawCard(CARD, LOGO);
  const withRareWord = (band: Band): Band => ({...band, content: `${band.content}<text x="-500" y="-500">龙</text>`});
  const large = {ground: withRareWord(small.ground), bands: small.bands.map(withRareWord)};
  expect([small, large].map((drawing) => path.basename(fontFileFor(toSvg(wholeOf(drawing)))))).toEqual([
    'NotoSansSC-Bold.titles.ttf',
    'NotoSansSC-Bold.subset.ttf',
  ]);
  const [first, second] = [await renderCard(small, cache), await renderCard(large, cache)];
  expect(first.name).not.toBe(second.name);
  expect(first.png.equals(second.png)).toBe(true);
});

test('the small font serves most pages', () => {
  const served = readPages().filter(({frontMatter}) => fontFileFor(`<text>${frontMatter.title}</text>`).endsWith('titles.ttf'));
  expect(served.length / readPages().length).toBeGreaterThan(0.8);
});

test('characters outside the font are found', () => {
  expect(missingCharacters('流程𠮷龘')).toEqual(['𠮷', '龘']);
});

test('texts are escaped, and a title too long for the picture is cut', () => {
  const svg = toSvg(wholeOf(drawCard({...CARD, title: `<b>&${'很长的标题'.repeat(20)}`}, LOGO)));
  expect(svg).toContain('&lt;b&gt;&amp;');
  expect(svg).toContain('…</text>');
});

test.each([
  ['one line', CARD],
  ['two lines', {...CARD, title: '在 Kubernetes 上部署 Langflow 开发环境和生产环境'}],
  ['a cut title', {...CARD, title: '很长的标题'.repeat(20)}],
  ['marks that reach far', {...CARD, title: '（Qgjpy|_）《龘》', section: 'Åjgy_|（）'}],
  ['no section', {...CARD, section: ''}],
])('bands on the ground look as a picture in one part: %s', async (_, card) => {
  const drawing = drawCard(card, LOGO);
  const whole = new Resvg(toSvg(wholeOf(drawing)), {
    font: {loadSystemFonts: false, fontFiles: [fontFileFor(toSvg(wholeOf(drawing)))], defaultFontFamily: 'Noto Sans SC'},
  }).render();
  // As bytes: to compare a million numbers one by one takes seconds.
  const bytesOf = (rows: Row[]) => Buffer.concat(rows.map((row) => Buffer.from(row.buffer, row.byteOffset, row.byteLength)));
  expect(bytesOf(await renderRows(drawing)).equals(bytesOf(rowsOf(whole)))).toBe(true);
});

test('a picture is small, has its size, shows its text, and is drawn once', async () => {
  const first = await renderCard(drawCard(CARD, LOGO), cache);
  expect(first.png.subarray(1, 4).toString()).toBe('PNG');
  expect([first.png.readUInt32BE(16), first.png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(first.png.length).toBeLessThan(40_000);
  // Were the font not found, the title would not show and two titles would look alike.
  const other = await renderCard(drawCard({...CARD, title: '运行流程'}, LOGO), cache);
  expect(other.png.equals(first.png)).toBe(false);
  expect((await renderCard(drawCard(CARD, LOGO), cache)).png.equals(first.png)).toBe(true);
  expect(readdirSync(cache).sort()).toEqual([first.name, other.name].sort());
});
