import {BENCH_PAGE_KINDS} from '../../lab/bench/pageKinds';
import {VARIANT_PORT} from '../../playwright.config';
import {pressEachKind, type Reader} from './firstAction/press';
import {expect, test} from './test';

/** The six kinds of page, and four with controls of their own: two forms, cards, and an announcement over an older version. */
const PATHS = [
  ...Object.values(BENCH_PAGE_KINDS).map(({path}) => path),
  '/search',
  '/settings',
  '/flows-gallery',
  `http://127.0.0.1:${VARIANT_PORT}/langflow/0.9`,
];

const DESKTOP = {viewport: {width: 1280, height: 800}};
const PHONE = {hasTouch: true, isMobile: true, viewport: {width: 390, height: 844}};

const ON_PHONES = ['menu of phones', 'contents of phones'];
/** What the menu of phones holds, or their screen has no room for. */
const ON_DESKTOPS = [
  'menu of versions',
  'link of the navbar',
  'colour toggle',
  'category of the sidebar',
  'link of the sidebar',
  'link of the contents',
];
/** What takes no focus before the page runs. */
const UNFOCUSED = ['picture', 'panel', 'label of the filter', 'label of the filter of a table', 'label of a field'];

/** Readers, and the kinds of control that their screen leaves out or that they cannot press. */
const READERS: ({options: object; missing: string[]} & Reader)[] = [
  {way: 'mouse', options: DESKTOP, savesData: false, missing: ON_PHONES},
  {way: 'keyboard', options: DESKTOP, savesData: false, missing: [...ON_PHONES, ...UNFOCUSED]},
  {way: 'touch', options: PHONE, savesData: true, missing: ON_DESKTOPS},
];

for (const {options, missing, ...reader} of READERS) {
  test.describe(() => {
    test.use(options);
    // What the plugin does is the same for all three; only which events the browser sends differs.
    const tag = reader.way === 'mouse' ? [] : ['@all'];
    test(`a control of each kind can be the first that is pressed, by ${reader.way}`, {tag}, async ({page}) => {
      // It loads some forty pages.
      test.setTimeout(300_000);
      const found = await pressEachKind(page, PATHS, reader);
      expect(found, 'kinds of controls.ts that no page has, or that cannot be pressed this way').toEqual(missing);
    });
  });
}
