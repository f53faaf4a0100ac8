import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {findParts} from '../../../../lib/pages/findParts';
import {summariseVerification} from '../summariseVerification';

const PAGE = '```bash\ncurl a\n```\n\n```bash\ncurl b\n```\n';

describe('summariseVerification', () => {
  it('counts by section, and lists what is left with its reasons', () => {
    const siteDir = mkdtempSync(path.join(tmpdir(), 'verified-'));
    writeFileSync(path.join(siteDir, 'a.mdx'), PAGE);
    const [first, second] = findParts(PAGE).samples.map(({hash}) => hash);
    const summary = summariseVerification({
      report: {
        version: '1.5.0.post2',
        date: '2026-11-23',
        pages: {
          '/a': {
            samples: {[first ?? '']: 'passed', [second ?? '']: {unverified: '要密钥'}, gone: 'passed'},
            behaviours: {tried: 'passed', old: 'passed'},
          },
          '/api/x': {operations: {same: 'passed'}},
          '/api/y': {operations: {changed: 'passed'}},
        },
      },
      behaviours: {'/a': ['tried']},
      siteDir,
      base: '/1.10',
      pages: [{file: 'a.mdx', path: 'a.mdx', id: 'a', route: '/a', address: '/a', frontMatter: {title: '甲'}}],
      places: new Map([['/a', {section: '开发'}]]),
      operations: new Map([
        ['/api/x', {title: '甲操作', hash: 'same'}],
        ['/api/y', {title: '乙操作', hash: 'different'}],
      ]),
    });
    expect(summary.sections).toEqual([
      {
        name: '开发',
        pages: 1,
        counts: [
          {kind: 'samples', passed: 1, unverified: 1, again: 1},
          {kind: 'behaviours', passed: 1, unverified: 0, again: 1},
        ],
      },
      {name: 'API 参考', pages: 2, counts: [{kind: 'operations', passed: 1, unverified: 0, again: 1}]},
    ]);
    expect(summary.left).toEqual([
      {address: '/1.10/a', title: '甲', unverified: 1, again: 2, reasons: ['要密钥']},
      {address: '/1.10/api/y', title: '乙操作', unverified: 0, again: 1, reasons: []},
    ]);
  });
});
