import {describe, expect, it} from 'vitest';
import {parseBundles, readBundles} from '../bundles';
import {readVersions} from '../versions';

const NAME = 'site/1.13/bundles.yaml';
const GOOD = `release: 1.13.0
images: {default: "langflowai/langflow:1.13.0", full: "langflowai/langflow-all:1.13.0", python: "3.14"}
packages:
  lfx-slack: {version: 0.2.2, python: {from: "3.10", to: "3.14"}, included: true}
bundles:
  slack: {package: lfx-slack}
`;

describe('parseBundles', () => {
  it('reads packages and bundles', () => {
    expect(parseBundles(GOOD, NAME).bundles).toEqual({slack: {package: 'lfx-slack'}});
  });

  it('lists everything that is wrong, with the key, what was expected and what came', () => {
    const bad = GOOD.replace('1.13.0\n', 'newest\n')
      .replace('included: true', 'include: yes')
      .replace('  slack: {', '  slack: {gaps: [{package: x, where: [windows]}], ');
    expect(() => parseBundles(bad, NAME)).toThrowErrorMatchingInlineSnapshot(`
      [Error: site/1.13/bundles.yaml 有误：
        - release：应为三段的版本，例如 1.13.0；收到的是 "newest"
        - packages.lfx-slack.included：应为true 或 false；收到的是空（没有这个键）
        - packages.lfx-slack.include：没有这个键；删去它，或者改正（这里应为含 version、python、included 的键值对）
        - bundles.slack.gaps[0].where[0]：应为下列之一：python-3.14、python-before-3.12、macos-intel、linux-arm64；收到的是 "windows"
      写法见文件开头的说明。]
    `);
  });

  it('says which package is not described', () => {
    expect(() => parseBundles(GOOD.replace('package: lfx-slack', 'package: lfx-slak'), NAME)).toThrowErrorMatchingInlineSnapshot(`
      [Error: site/1.13/bundles.yaml 有误：
        - bundles.slack.package：应为 packages 里有的包；收到的是 "lfx-slak"
      把包加进 packages，或者改正名字。]
    `);
  });
});

describe('the bundles of this repository', () => {
  it('are sound in every version that has them', () => {
    const found = readVersions().map((version) => readBundles(version));
    for (const bundles of found) expect(Object.keys(bundles?.bundles ?? {slack: 1})).toContain('slack');
  });
});
