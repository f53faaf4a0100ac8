import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parsePolicy, readPolicy} from '../policy';
import {ROOT} from '../runNpm';

type Lock = {packages: Record<string, {hasInstallScript?: boolean; optional?: boolean}>};

describe('site/supplyChain.yaml', () => {
  const policy = readPolicy(ROOT);

  it('explains every dependency that declares an install script, and no other', () => {
    const {packages} = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as Lock;
    const scripted = Object.entries(packages)
      // Optional ones are for other systems, or for what nobody here uses: nothing needs them.
      .filter(([, {hasInstallScript, optional}]) => hasInstallScript && !optional)
      .map(([folder]) => folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length));
    expect(policy.installScripts.map((entry) => entry.package).sort()).toEqual([...new Set(scripted)].sort());
  });

  it('says everything that is wrong at once', () => {
    const text = `
licenses: MIT
licenseTexts: [{package: x, copyright: '', source: http://a.example}]
otherFiles: [sw.js]
installScripts: []
audit:
  level: severe
  accepted: [{id: CVE-2020-1, package: x, reason: y, expires: 2026-02-30, until: 1}]
more: 1
`;
    expect(() => parsePolicy(text)).toThrowErrorMatchingInlineSnapshot(`
      [Error: site/supplyChain.yaml 有误：
        - licenses：应为列表，没有时写 []；收到的是 "MIT"
        - licenseTexts[0].copyright：应为版权行；收到的是 ""
        - licenseTexts[0].source：应为出处的 https:// 地址；收到的是 "http://a.example"
        - otherFiles[0]：应为含 file、packages、reason 的键值对；收到的是 "sw.js"
        - audit.level：应为下列之一：info、low、moderate、high、critical；收到的是 "severe"
        - audit.accepted[0].id：应为GHSA 编号，例如 GHSA-5c6j-r48x-rmvq；收到的是 "CVE-2020-1"
        - audit.accepted[0].expires：应为复查日期，形如 2027-01-31；收到的是 "2026-02-30"
        - audit.accepted[0].until：没有这个键；删去它，或者改成写法说明里的键
        - more：没有这个键；删去它，或者改成写法说明里的键
      写法见文件开头的说明。]
    `);
    expect(() => parsePolicy('a: [')).toThrow(/site\/supplyChain\.yaml:1：/);
    expect(() => parsePolicy('')).toThrow('应为含 licenses、licenseTexts、otherFiles、installScripts、audit 的键值对；收到的是 null');
  });
});
