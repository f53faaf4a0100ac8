import {describe, expect, it} from 'vitest';
import type {ProgramComponent} from '../../../lib/content/programData';
import {renderChecklist} from '../renderChecklist';
import {relabel, takeBundleVersions, takeComponents} from '../takeData';
import {buildWorkList} from '../workList';
import {OLDER, sameAsOlder, smallPageIndex} from './smallVersions';

const [parser] = OLDER.components;
const known = (more: Partial<ProgramComponent>): ProgramComponent => ({...(parser as ProgramComponent), since: '1.5', ...more});

describe('components that are taken over', () => {
  const after = sameAsOlder();
  after.components = [
    {...(parser as ProgramComponent), legacy: true},
    {...(parser as ProgramComponent), class: 'NewComponent', id: 'New'},
  ];
  const taken = takeComponents([known({}), known({class: 'NotLoadedComponent'})], {before: OLDER, after}, '1.1.0');

  it('keep their date where they changed, and get the release where they are new', () =>
    expect(taken.map(({class: name, since, legacy}) => [name, since, legacy])).toEqual([
      ['NewComponent', '1.1.0', undefined],
      ['NotLoadedComponent', '1.5', undefined],
      ['ParserComponent', '1.5', true],
    ]));

  it('go where they are gone, but not where they could not be loaded in either version', () => {
    const none = {...sameAsOlder(), components: []};
    const left = takeComponents([known({}), known({class: 'NotLoadedComponent'})], {before: OLDER, after: none}, '1.1.0');
    expect(left.map(({class: name}) => name)).toEqual(['NotLoadedComponent']);
  });

  it('keep what was written where the program did not change, even if this machine reads it otherwise', () => {
    const [kept] = takeComponents([known({display_name: 'As read elsewhere'})], {before: OLDER, after: sameAsOlder()}, '1.1.0');
    expect(kept?.display_name).toBe('As read elsewhere');
  });
});

describe('bundles.yaml', () => {
  const text = [
    '# comment',
    'release: 1.0.0',
    'images:',
    '  default: langflowai/langflow:1.0.0',
    'packages:',
    '  lfx: {version: 1.0.0, included: true}',
    '  lfx-x: {version: 0.2.0, included: false}',
    '',
  ].join('\n');

  it('gets the versions of the packages, and keeps the rest', () => {
    const after = {...sameAsOlder(), release: '1.0.1rc0'};
    after.package.packages.lfx = {version: '1.0.1rc0'};
    expect(takeBundleVersions(text, {before: OLDER, after})).toBe(
      text
        .replace('release: 1.0.0', 'release: 1.0.1')
        .replace('langflow:1.0.0', 'langflow:1.0.1')
        .replace('lfx: {version: 1.0.0', 'lfx: {version: 1.0.1'),
    );
  });
});

describe('the version list', () => {
  it('gets the new label, and says so if it has not the old one', () => {
    expect(relabel('- label: "1.13"\n', '1.13', '1.14')).toBe('- label: "1.14"\n');
    expect(() => relabel('- label: "1.12"\n', '1.13', '1.14')).toThrow('the version list has the label');
  });
});

describe('the checklist', () => {
  it('has a box for each thing that a person must do, and says that a candidate is not final', () => {
    const newer = {...sameAsOlder(), release: '1.1.0rc1'};
    newer.program.settings = {...newer.program.settings, LANGFLOW_NEW: {types: ['str'], default: null, group: 'Server'}};
    const text = renderChecklist(buildWorkList(OLDER, newer, smallPageIndex([]), '2026-11-28'), '1.1');
    expect(text).toContain('- [ ] 1.1.0rc1 还不是正式版');
    expect(text).toContain('- [ ] 新增：设置 `LANGFLOW_NEW`。在 settings.yaml 写它的中文');
    expect(text).toContain('--ref v1.1.0 --write');
  });
});
