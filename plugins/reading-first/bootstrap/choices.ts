import {showTab} from './controls';

const root = document.documentElement;

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Applies the reader's earlier choices before the page is seen: later they would move what is being read. */
export function applyChoices(): void {
  const wrap = read('code.wrap');
  if (wrap) root.dataset.codeWrap = wrap;
  addEventListener('DOMContentLoaded', () => {
    const announcement = document.querySelector<HTMLElement>('[data-announcement]');
    if (announcement && announcement.dataset.announcement !== read('docusaurus.announcement.id')) {
      root.setAttribute('data-announcement-bar-initially-dismissed', 'false');
    }
    for (const set of document.querySelectorAll<HTMLElement>('[data-tab-group]')) {
      const chosen = read(`docusaurus.tab.${set.dataset.tabGroup}`);
      const index = set.dataset.tabValues?.split(' ').indexOf(chosen ?? '') ?? -1;
      const tab = set.querySelectorAll('[role=tab]')[index];
      if (tab) showTab(tab);
    }
  });
}
