import {describe, expect, it} from 'vitest';
import {readVersions} from '../../content/versions';
import {bundlesData} from '../bundles';
import {render, versionWith} from './versionWith';

const FILE = `release: 1.13.0
images: {default: "langflowai/langflow:1.13.0", full: "langflowai/langflow-all:1.13.0", python: "3.14"}
packages:
  lfx: {version: 1.13.0, python: {from: "3.10", to: "3.14"}, included: true}
  lfx-slack: {version: 0.2.2, python: {from: "3.10", to: "3.14"}, included: true}
  lfx-bundles: {version: 1.2.4, python: {from: "3.10", to: "3.14"}, included: false}
bundles:
  slack: {package: lfx-slack}
  vllm: {package: lfx-slack, provider: true}
  aiml: {package: lfx-bundles, extra: aiml}
  cuga: {package: lfx-bundles, extra: cuga, python: {from: "3.10", to: "3.13"}, gaps: [{package: cuga, where: [python-3.14, macos-intel]}], missingInImages: [cuga]}
  agentics: {package: lfx}
  codeagents: {package: lfx-bundles, extra: codeagents, missingInImages: [smolagents]}
  chroma: {package: lfx, retired: true}
`;
const versionOf = (file: string) => versionWith({'bundles.yaml': file});
const VERSION = versionOf(FILE);

describe('bundles.yaml', () => {
  it('lists all problems with the line, the key, and what was expected and received', () => {
    const bad = FILE.replace('1.13.0\n', 'newest\n')
      .replace('to: "3.14"}, included: true', 'to: "3.14"}, include: yes')
      .replace('  slack: {', '  slack: {gaps: [{package: x, where: [windows]}], ');
    expect(() => bundlesData.read(versionOf(bad))).toThrowErrorMatchingInlineSnapshot(`
      [Error: site/1.13/bundles.yaml 有误：
        - site/1.13/bundles.yaml:1：release：应为三段的版本，例如 1.13.0；收到的是 "newest"
        - site/1.13/bundles.yaml:4：packages.lfx.included：应为true 或 false；收到的是空（没有这个键）
        - site/1.13/bundles.yaml:4：packages.lfx.include：没有这个键；删去它，或者改正（这里应为含 version、python、included 的键值对）
        - site/1.13/bundles.yaml:8：bundles.slack.gaps[0].where[0]：应为下列之一：python-3.14、python-before-3.12、macos-intel、linux-arm64；收到的是 "windows"
      写法见文件开头的说明。]
    `);
  });

  it('refuses a bundle in an unknown package', () => {
    const bad = FILE.replace('slack: {package: lfx-slack}', 'slack: {package: lfx-slak}');
    expect(() => bundlesData.read(versionOf(bad))).toThrowErrorMatchingInlineSnapshot(`
      [Error: site/1.13/bundles.yaml 有误：
        - site/1.13/bundles.yaml:8：bundles.slack.package：应为 packages 里有的包；收到的是 "lfx-slak"；把包加进 packages，或者改正名字]
    `);
  });

  it('is valid in every version of this repository', () => {
    const found = readVersions().map((version) => bundlesData.read(version));
    for (const bundles of found) expect(Object.keys(bundles?.bundles ?? {slack: 1})).toContain('slack');
  });
});

describe('BundleInstall', () => {
  it.each(['slack', 'vllm', 'aiml', 'cuga', 'codeagents', 'agentics', 'chroma'])('tells how %s is installed', async (name) => {
    expect(await render(bundlesData, VERSION, `<BundleInstall bundle="${name}" />`)).toMatchSnapshot();
  });

  it('refuses an unknown name and suggests a similar one', async () => {
    const rendered = render(bundlesData, VERSION, '前\n\n<BundleInstall bundle="slak" />');
    await expect(rendered).rejects.toThrowErrorMatchingInlineSnapshot(`
      [Error: 页面有误：
        - docs/page.mdx:3：<BundleInstall>：bundle 应为 bundles.yaml 里有的名字；收到的是 "slak"；最接近的是 slack；改正名字，或者把它加进去]
    `);
  });
});
