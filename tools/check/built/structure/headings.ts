import {textOf} from '../../../../lib/build/html';
import {hasAccessibleName} from './accessibleName';
import type {StructureRule} from './types';

const HEADING = /^h([1-6])$/;

/** Screen reader users navigate by headings: a page starts with one, none is empty, and levels increase by at most one. */
export const headings: StructureRule = {
  name: '标题层级',
  check(elements) {
    const found = elements.flatMap((element) => {
      const level = Number(HEADING.exec(element.tagName)?.[1]);
      return level ? [{level, text: textOf(element).trim(), isEmpty: !hasAccessibleName(element)}] : [];
    });
    const tops = found.filter(({level}) => level === 1).length;
    return [
      ...(tops === 1 ? [] : [`应有且只有一个 <h1>；收到 ${tops} 个`]),
      ...found.filter(({isEmpty}) => isEmpty).map(({level}) => `<h${level}> 是空的；写上标题，或删去它`),
      ...found
        .filter(({level}, index) => level > (found[index - 1]?.level ?? level) + 1)
        .map(({level, text}) => `<h${level}>（${text}）跳过了一级；它前面的标题比它高不止一级`),
    ];
  },
};
