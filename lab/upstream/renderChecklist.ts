import {finalOf} from './findReleases';
import {renderItems} from './renderWorkList';
import type {WorkList} from './workList';

/** What is left to a person after `take`, as boxes to tick. */
export function renderChecklist(list: WorkList, label: string): string {
  const {from, to, items} = list;
  const isFinal = finalOf(to) === to;
  const person = items.filter(({carrier}) => carrier === 'person');
  const lines = [
    `# 接过 Langflow ${to} 以后，人要做的`,
    '',
    ...(isFinal ? [] : [`- [ ] ${to} 还不是正式版：正式版发布以后再取一次，新的日期（since）已经写成 ${finalOf(to)}`]),
    `- [ ] 照下面逐条改页面、中文和答案，\`npm run check:content\`、\`npm run errors:check\` 没有报告`,
    `- [ ] 官方英文文档：\`npm run upstream -- compare\`、\`lock --ref v${finalOf(to)} --write\`（translation/${label}/upstream.lock.json 里的版本号是读者看到的那个）`,
    `- [ ] \`npm run try -- --version ${to}\` 全部对照一遍，差异改好或写进 try.yaml；然后删去 lab/langflow/requirements/${from}.txt`,
    `- [ ] ${to}.md 里新增的报错，读者会遇到的写答案`,
    `- [ ] site/${label}/bundles.yaml 的 Python、extra、gaps（take 只换了版本号），site/${label}/advisories.yaml 的修复版本`,
    `- [ ] docs/This-Site/upgrade.mdx、next-version.mdx，CHANGELOG.md`,
    `- [ ] \`npm test\``,
    '',
    `## 逐条（${person.length}）`,
    '',
    ...renderItems(person).map((line) => line.replace(/^- /, '- [ ] ')),
  ];
  return `${lines.join('\n')}\n`;
}
