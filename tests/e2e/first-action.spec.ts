import {stripVTControlCharacters} from 'node:util';
import {PAGE_KINDS} from '../../lab/bench/pageKinds';
import {VARIANT_PORT} from '../../playwright.config';
import {pressEach, type Reader} from './firstAction/press';
import {expect, test} from './test';

/** The six kinds of page, and two with controls of their own: a form, and an announcement over an older version. */
const PATHS = [...Object.values(PAGE_KINDS).map(({path}) => path), '/search', `http://127.0.0.1:${VARIANT_PORT}/langflow/0.9`];

/** Top, middle and end of a page. */
const DEPTHS = [0, 0.5, 1];

const DESKTOP = {viewport: {width: 1280, height: 800}};
const PHONE = {hasTouch: true, isMobile: true, viewport: {width: 390, height: 844}};
const READERS: ({name: string; options: object} & Reader)[] = [
  {name: 'mouse', options: DESKTOP, hasTouch: false, savesData: false},
  {name: 'finger, saving data', options: PHONE, hasTouch: true, savesData: true},
];

// Some ten loads of a page each.
test.describe.configure({timeout: 180_000});

for (const {name, options, ...reader} of READERS) {
  test.describe(() => {
    test.use(options);
    for (const path of PATHS) {
      for (const depth of DEPTHS) {
        test(`each control of ${path} can be the first that is pressed: ${name}, at ${depth}`, async ({browser}) => {
          const failures = await pressEach(browser, {path, depth}, reader);
          expect(stripVTControlCharacters(failures.map(String).join('\n\n'))).toBe('');
        });
      }
    }
  });
}
