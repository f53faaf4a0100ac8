/** What can be seen of a page's state, by name; two of them, from before and after an action, tell what the action did. */
export type Snapshot = Record<string, string>;

/** A control that can be pressed. */
export type Found = {
  /** Where the pointer presses it. */
  point: {x: number; y: number};
  label: string;
  /** Address of a link; its path, where it leads elsewhere on the site. */
  href: string;
  /** What a tab changes: the sets that take its choice over, and what is stored. */
  chooses: Snapshot;
  /** What a button that copies stands for. */
  copies: string;
};

/** Watches a page from within; `installObserver` puts it there. */
export type Observer = {
  find: (selector: string, others: string[]) => Found | null;
  /** Gives the focus to what was found: the key that presses it then, which is none for a field; null if it takes no focus. */
  focus: () => string | null;
  unknown: (selectors: string[]) => string[];
  take: () => Snapshot;
  /** How far the control has been from its place at most, in pixels; Infinity when it is gone. */
  strayed: () => number;
};

declare global {
  var firstAction: Observer;
}

/** Everything that a reader can press, choose or enter something into. */
export const INTERACTIVE =
  'a[href],button,summary,input,select,textarea,label,img,[data-panel],audio,video,[role=button],[role=tab],[role=link],[tabindex="0"],[contenteditable]';

/** Puts the observer into a page, before any of its own scripts; runs there, and so refers to nothing outside. */
export function installObserver(interactive: string): void {
  const followed: string[] = [];
  const copied: string[] = [];
  const labels = new Set<string>();
  const places: number[] = [];
  let control: Element | undefined;
  let stateful: Element[] | undefined;

  const labelOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
  const rectOf = (element: Element) => element.getClientRects()[0] ?? new DOMRect();

  // The browser would leave the page: what it would do is written down instead.
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.defaultPrevented || (link.hash && link.pathname === location.pathname)) return;
    event.preventDefault();
    followed.push(link.href.replace(location.origin, ''));
  });
  const clipboard = {
    writeText: async (text: string) => void copied.push(text),
    write: async (items: ClipboardItem[]) => {
      for (const item of items) copied.push(await (await item.getType('text/plain')).text());
    },
  };
  Object.defineProperty(navigator, 'clipboard', {value: clipboard});

  function watch(): void {
    if (!control) return;
    labels.add(labelOf(control));
    places.push(control.checkVisibility() ? rectOf(control).top : Number.POSITIVE_INFINITY);
    requestAnimationFrame(watch);
  }

  function isUnderPointer(element: Element): boolean {
    const {left, top, width, height} = rectOf(element);
    const [x, y] = [left + width / 2, top + height / 2];
    if (width === 0 || x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false;
    const hit = document.elementFromPoint(x, y);
    return hit !== null && element.contains(hit);
  }

  function choicesOf(tab: Element): Snapshot {
    const {tabGroup, tabValues} = tab.closest<HTMLElement>('[data-tab-group]')?.dataset ?? {};
    const choices: Snapshot = {};
    for (const [index, list] of [...document.querySelectorAll('[role=tablist]')].entries()) {
      const isShared = list.contains(tab) || (tabGroup && list.closest<HTMLElement>('[data-tab-group]')?.dataset.tabGroup === tabGroup);
      const same = [...list.children].find((other) => labelOf(other) === labelOf(tab));
      if (isShared && same?.getAttribute('aria-selected') === 'false') choices[`tabs ${index}`] = labelOf(tab);
    }
    const value = tabValues?.split(' ')[[...(tab.parentElement?.children ?? [])].indexOf(tab)];
    return value ? {...choices, [`stored docusaurus.tab.${tabGroup}`]: value} : choices;
  }

  function find(selector: string, others: string[]): Found | null {
    const isOther = (element: Element) => others.some((other) => element.matches(other));
    control = [...document.querySelectorAll(selector)].find((element) => {
      if (isOther(element) || !element.checkVisibility()) return false;
      if (isUnderPointer(element)) return true;
      element.scrollIntoView({block: 'center', behavior: 'instant'});
      return isUnderPointer(element);
    });
    if (!control) return null;
    const {left, top, width, height} = rectOf(control);
    watch();
    return {
      point: {x: left + width / 2, y: top + height / 2},
      label: labelOf(control),
      href: control instanceof HTMLAnchorElement ? control.href.replace(location.origin, '') : '',
      chooses: control.matches('[role=tab]') ? choicesOf(control) : {},
      copies:
        (control.closest('.theme-code-block')?.querySelector('pre') ?? control.parentElement?.querySelector('code'))?.textContent ?? '',
    };
  }

  function focus(): string | null {
    if (!(control instanceof HTMLElement)) return null;
    control.focus({preventScroll: true});
    if (document.activeElement !== control) return null;
    // The enter key would send a form.
    if (control instanceof HTMLInputElement) return control.type === 'radio' ? 'Space' : '';
    return 'Enter';
  }

  // What other scripts add beside the application works without it.
  const unknown = (selectors: string[]) =>
    [...document.querySelectorAll('#__docusaurus *')]
      .filter((element) => element.matches(interactive) && !selectors.some((selector) => element.matches(selector)))
      .map((element) => (element.cloneNode() as Element).outerHTML);

  function stateOf(element: Element): string {
    if (element instanceof HTMLDetailsElement) return `${element.open}`;
    if (element instanceof HTMLInputElement) return /radio|checkbox/.test(element.type) ? `${element.checked}` : element.value;
    if (element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement) return element.value;
    return element.getAttribute('aria-expanded') ?? element.getAttribute('aria-pressed') ?? '';
  }

  function statesOf(): Snapshot {
    stateful ??= [...document.querySelectorAll('details,input,select,textarea,[aria-expanded],[aria-pressed]')].filter(
      // Of radio buttons, what one is says what the others are; what is not shown is nobody's business.
      (element) => element.checkVisibility() && (element === control || !element.matches('[type=radio]')),
    );
    return Object.fromEntries(
      stateful.map((element, index) => {
        const isOwn = element === control || (element === control?.parentElement && control.matches('summary'));
        const name = isOwn ? 'state of the control' : `state of ${element.localName} ${index} ${labelOf(element).slice(0, 12)}`;
        return [name, element.isConnected ? stateOf(element) : 'gone'];
      }),
    );
  }

  const storedIn = (storage: Storage, name: string): Snapshot =>
    Object.fromEntries(Object.entries(storage).map(([key, value]) => [`${name} ${key}`, `${value}`]));

  function take(): Snapshot {
    const root = document.documentElement;
    const target = document.querySelector(':target');
    const isShown = (selector: string) => `${[...document.querySelectorAll(selector)].some((element) => element.checkVisibility())}`;
    const lists = [...document.querySelectorAll('[role=tablist]')];
    // The choice to wrap long lines comes when lines have been measured; it moves nothing.
    // biome-ignore lint/performance/useDomNodeTextContent: what is shown only
    const text = (document.querySelector<HTMLElement>('main')?.innerText ?? '').replaceAll(/^换行\n/gm, '');
    return {
      address: location.href.replace(location.origin, ''),
      history: `${history.length}`,
      scroll: `${Math.round(scrollY)}`,
      target: target && isUnderPointer(target) ? 'in view' : '',
      colours: `${root.dataset.themeChoice} ${root.dataset.theme}`,
      // What the theme notes by itself of an announcement that is open.
      'stored docusaurus.announcement.dismiss': 'false',
      ...storedIn(localStorage, 'stored'),
      ...storedIn(sessionStorage, 'kept'),
      ...statesOf(),
      ...Object.fromEntries(lists.map((list, index) => [`tabs ${index}`, labelOf(list.querySelector('[aria-selected=true]') ?? list)])),
      dialogs: [...document.querySelectorAll('dialog[open]:not(.image-zoom-pan),[role=dialog]:not([inert])')]
        .map((dialog) => dialog.id || dialog.ariaLabel)
        .join(),
      picture: isShown('.medium-zoom-image--opened,.image-zoom-pan'),
      contents: isShown('.theme-doc-toc-mobile a'),
      announcement: isShown('[data-announcement] button'),
      followed: followed.join('\n'),
      copied: copied.join('\n---\n'),
      labels: [...labels].sort().join('\n'),
      text,
    };
  }

  globalThis.firstAction = {
    find,
    focus,
    unknown,
    take,
    strayed: () => Math.max(...places.map((place) => Math.abs(place - (places[0] ?? 0)))),
  };
}
