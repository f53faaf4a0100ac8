import type {ShippedPackage} from '../types';

const RULE = '='.repeat(72);

/** All licences in one text; packages that share a text word for word stand over it together. */
export function renderTexts(packages: readonly ShippedPackage[]): string {
  const byText = new Map<string, ShippedPackage[]>();
  for (const item of packages) byText.set(item.text, [...(byText.get(item.text) ?? []), item]);
  const parts = [...byText].map(([text, owners]) => {
    const names = owners.map(({name, version, license, url}) => `${name} ${version}（${license}）${url && ` ${url}`}`);
    return [RULE, ...names, RULE, '', text].join('\n');
  });
  const heading = '本站发给浏览器的代码和样式里有下列开源软件。各自的许可证全文如下。';
  return `${[heading, ...parts].join('\n\n')}\n`;
}
