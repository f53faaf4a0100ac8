import {describe, expect, it} from 'vitest';
import {readPackage} from '../../../plugins/licenses/node/readPackage';
import {readShippedFolders} from '../../../plugins/licenses/node/shippedFolders';
import type {ShippedPackage} from '../../../plugins/licenses/types';
import {checkFiles, checkLicenses, isAllowed} from '../checkLicenses';
import {readPolicy, type SupplyPolicy} from '../policy';
import {ROOT} from '../runNpm';

const POLICY: SupplyPolicy = {
  licenses: ['MIT', 'Apache-2.0'],
  licenseTexts: [],
  otherFiles: [{file: 'workbox-*.js', packages: ['workbox-core'], reason: '离线'}],
  installScripts: [],
  audit: {level: 'high', accepted: []},
};
const item = (license: string, text = '全文'): ShippedPackage => ({
  folder: 'node_modules/x',
  name: 'x',
  version: '1.0.0',
  license,
  copyright: [],
  url: '',
  text,
});

describe('checkLicenses', () => {
  it.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0-only)', true],
    ['MIT AND Apache-2.0', true],
    ['MIT AND GPL-3.0-only', false],
    ['GPL-3.0-only OR AGPL-3.0-only', false],
    ['MIT OR (GPL-3.0-only AND Apache-2.0)', false],
    ['UNLICENSED', false],
    ['SEE LICENSE IN LICENSE.md', false],
    ['', false],
  ])('%s: %s', (expression, allowed) => expect(isAllowed(expression, POLICY.licenses)).toBe(allowed));

  it('refuses forbidden and unknown licences, and packages without the text', () => {
    expect(checkLicenses([item('MIT')], POLICY)).toEqual([]);
    expect(checkLicenses([item('GPL-3.0-only'), item(''), item('MIT', '')], POLICY)).toEqual([
      'x@1.0.0：许可证应为 MIT、Apache-2.0 之一；收到的是 GPL-3.0-only；请换一个包，或者确认可以发布后把它加进 site/supplyChain.yaml 的 licenses',
      'x@1.0.0：package.json 里没有写许可证；弄清楚之前不能发布它，请换一个包',
      'x@1.0.0：包里没有许可证全文；把版权行和出处写进 site/supplyChain.yaml 的 licenseTexts',
    ]);
  });

  it('refuses scripts that the bundler did not make, unless they are accounted for', () => {
    expect(checkFiles(['assets/js/main.1.js', 'workbox-12.js', 'lib/workbox-1.js'], ['assets/js/main.1.js'], POLICY)).toEqual([
      'lib/workbox-1.js：不出自打包工具，不知道里面有哪些包；写进 site/supplyChain.yaml 的 otherFiles',
    ]);
  });

  it('passes the list of this site: all installed, allowed, with text and holder of rights', () => {
    const policy = readPolicy(ROOT);
    const packages = readShippedFolders(ROOT).map((folder) => readPackage(ROOT, folder, policy));
    const known = packages.filter((one) => one !== undefined);
    expect(known).toHaveLength(packages.length);
    expect(checkLicenses(known, policy)).toEqual([]);
    expect(known.filter(({copyright, license}) => copyright.length === 0 && license !== 'Apache-2.0').map(({name}) => name)).toEqual([]);
  });
});
