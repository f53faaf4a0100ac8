import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import {parseBundles} from '../../lib/content/bundles';
import remarkBundleInstall from '../remarkBundleInstall';

const BUNDLES = parseBundles(
  `release: 1.13.0
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
`,
  'site/bundles.yaml',
);

async function render(source: string, bundles: typeof BUNDLES | undefined = BUNDLES): Promise<string> {
  return String(await unified().use(remarkParse).use(remarkMdx).use(remarkBundleInstall, bundles).use(remarkStringify).process(source));
}

describe('remarkBundleInstall', () => {
  it.each(['slack', 'vllm', 'aiml', 'cuga', 'codeagents', 'agentics', 'chroma'])('tells how %s is installed', async (name) => {
    expect(await render(`<BundleInstall bundle="${name}" />`)).toMatchSnapshot();
  });

  it('refuses a name that is not known', async () => {
    await expect(render('<BundleInstall bundle="slak" />')).rejects.toThrow('<BundleInstall bundle="slak" />：');
  });

  it('refuses the tag in a version whose bundles are no packages', async () => {
    await expect(
      unified()
        .use(remarkParse)
        .use(remarkMdx)
        .use(remarkBundleInstall, undefined)
        .use(remarkStringify)
        .process('<BundleInstall bundle="slack" />'),
    ).rejects.toThrow('bundles.yaml');
  });
});
