import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {findParts} from '../../pages/findParts';
import {flowsAmong} from '../verifiableParts';

let root = '';
const write = (name: string, text: string) => writeFileSync(path.join(root, 'figures', name), text);

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'page-flows-'));
  mkdirSync(path.join(root, 'figures'));
  write('a.flow.yaml', 'title: A');
  write('b.flow.yaml', 'title: B');
  write('c.panel.yaml', 'title: C');
});
afterEach(() => rmSync(root, {recursive: true}));

it('lists the flow figures of a page, each once, and no other figures', () => {
  const page =
    '<Figure name="b" />\n\n<Figure\n  caption="图"\n  name="a" />\n\n<Figure name="b" />\n<Figure name="c" />\n<Figure name="none" />';
  expect(flowsAmong(findParts(page).figures, root).map(({name}) => name)).toEqual(['b', 'a']);
});

it('knows a figure by its text', () => {
  const hash = () => flowsAmong(['a'], root)[0]?.hash;
  const before = hash();
  expect(hash()).toBe(before);
  write('a.flow.yaml', 'title: A2');
  expect(hash()).not.toBe(before);
});
