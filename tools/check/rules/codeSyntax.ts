import type {Code} from 'mdast';
import {visit} from 'unist-util-visit';
import {isCodeLanguage} from '../../../markdown/codeLanguages';
import type {Finding, PageRule} from '../types';
import {CODE_PARSERS} from './codeParsers';

/** Also true when the other marks are wrong: those are reported by another rule. */
const isPartial = ({meta}: Code) =>
  (meta ?? '')
    .replace(/"[^"]*"/g, '')
    .split(/\s+/)
    .includes('partial');

async function checkBlock(block: Code): Promise<Finding[]> {
  const {lang, value, position} = block;
  if (!lang || !isCodeLanguage(lang)) return [];
  const offset = position?.start.offset ?? 0;
  const parse = CODE_PARSERS[lang];
  if (!parse) return isPartial(block) ? [{offset, message: `${lang} 代码块不检查语法，标了 partial`, fix: '去掉 partial'}] : [];
  const problem = await parse(value);
  if (isPartial(block)) return problem ? [] : [{offset, message: `标了 partial 的 ${lang} 代码块其实完整`, fix: '去掉 partial'}];
  return problem ? [{offset, message: `${lang} 代码解析不了：${problem}`, fix: '改正代码；有意只写片段时在语言后面写 partial'}] : [];
}

/** Every code block parses in its language, and only those that do not are marked as fragments. */
export const codeSyntax: PageRule = {
  name: '代码语法',
  async check({tree}) {
    const blocks: Code[] = [];
    visit(tree, 'code', (block) => {
      blocks.push(block);
    });
    return (await Promise.all(blocks.map(checkBlock))).flat();
  },
};
