const root = document.documentElement;

/** Stored value of a key; null if there is none or storage is refused. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function showTab(chosen: Element): void {
  const tabs = [...(chosen.parentElement?.children ?? [])];
  for (const tab of tabs) {
    tab.classList.toggle('tabs__item--active', tab === chosen);
    tab.setAttribute('aria-selected', `${tab === chosen}`);
    tab.setAttribute('tabindex', tab === chosen ? '0' : '-1');
  }
  const sheets = chosen.closest('.tabs-container')?.lastElementChild?.children ?? [];
  [...sheets].forEach((sheet, index) => {
    sheet.firstElementChild?.toggleAttribute('hidden', tabs[index] !== chosen);
  });
}

/** Applies earlier choices before the first paint; later they would cause layout shifts. */
export function applyStoredChoices(): void {
  const wrap = readStored('code.wrap');
  if (wrap) root.dataset.codeWrap = wrap;
  addEventListener('DOMContentLoaded', () => {
    const announcement = document.querySelector<HTMLElement>('[data-announcement]');
    if (announcement && announcement.dataset.announcement !== readStored('docusaurus.announcement.id')) {
      // The theme's style sheet hides a dismissed announcement when this is set.
      root.setAttribute('data-announcement-bar-initially-dismissed', 'false');
    }
    for (const set of document.querySelectorAll<HTMLElement>('[data-tab-group]')) {
      const chosen = readStored(`docusaurus.tab.${set.dataset.tabGroup}`);
      const index = set.dataset.tabValues?.split(' ').indexOf(chosen ?? '') ?? -1;
      const tab = set.querySelectorAll('[role=tab]')[index];
      if (tab) showTab(tab);
    }
  });
}
