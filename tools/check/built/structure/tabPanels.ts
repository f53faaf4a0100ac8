import {attributeOf} from '../../../../lib/build/html';
import type {StructureRule} from './types';

/** A tab without a panel shows nothing: its text is on the page, but nobody can open it. */
export const tabPanels: StructureRule = {
  name: '选项卡',
  check(elements) {
    const count = (role: string) => elements.filter((element) => attributeOf(element, 'role') === role).length;
    const tabs = count('tab');
    const panels = count('tabpanel');
    return tabs === panels ? [] : [`有 ${tabs} 个选项卡（role="tab"）和 ${panels} 个面板（role="tabpanel"）；应一样多`];
  },
};
