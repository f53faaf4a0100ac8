import {visit} from 'unist-util-visit';
import {CODE_LANGUAGES, isCodeLanguage} from '../../../markdown/codeLanguages';
import {parseCodeMeta} from '../../../markdown/codeMeta';
import type {Finding, PageRule} from '../types';

/** Every code block names a language and uses known marks. */
export const codeFences: PageRule = {
  name: '代码块',
  check({tree}) {
    const findings: Finding[] = [];
    visit(tree, 'code', ({lang, meta, position}) => {
      const offset = position?.start.offset ?? 0;
      if (!lang || !isCodeLanguage(lang)) {
        findings.push({
          offset,
          message: lang ? `不认识代码语言“${lang}”` : '代码块没有写语言',
          fix: `写下列之一：${Object.keys(CODE_LANGUAGES).join('、')}`,
        });
      }
      try {
        parseCodeMeta(meta);
      } catch (error) {
        findings.push({offset, message: (error as Error).message, fix: '改掉或删去'});
      }
    });
    return findings;
  },
};
