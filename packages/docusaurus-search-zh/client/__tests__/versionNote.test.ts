import {expect, it} from 'vitest';
import {textsFor} from '../../texts';
import {versionNote} from '../versionNote';

const TEXTS = textsFor('zh-Hans');

const ROOT = {label: '1.13', base: ''};
const OLD = {label: '1.5', base: '/1.5'};

it.each([
  ['the reader of the same', ROOT, ROOT, ''],
  ['the reader of the same older one', OLD, OLD, ''],
  ['the reader of another', OLD, ROOT, '下面是 1.5 的页面，不是你在读的 1.13'],
  ['the reader of an older one', ROOT, OLD, '下面是 1.13 的页面，不是你在读的 1.5'],
  ['an unknown reader, of the default', ROOT, undefined, ''],
  ['an unknown reader, only which it is', OLD, undefined, '下面是 1.5 的页面'],
  ['a site without versions', undefined, undefined, ''],
])('tells %s', (_case, version, known, note) => expect(versionNote(version, known, TEXTS)).toBe(note));
