import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

const read = (file: string) => readFileSync(path.join(__dirname, '../..', file), 'utf8');
const shapesOf = (text: string) => [...text.matchAll(/ (?:d|rx|cx|cy|r)="[^"]+"/g)].map(([shape]) => shape);
const icon = read('static/img/logo.svg');

test('the seal in the page has the shapes of the icon', () => {
  const shapes = shapesOf(icon);
  expect(shapes.length).toBeGreaterThan(5);
  expect(shapesOf(read('src/theme/Logo/index.tsx'))).toEqual(shapes);
});

test('its colour by day is that of the icon', () => {
  const [, colour] = /<rect[^>]* fill="([^"]+)"/.exec(icon) ?? [];
  expect(read('src/css/tokens.css')).toContain(`--site-seal: ${colour};`);
});
