import path from 'node:path';
import vm from 'node:vm';
import {brotliCompressSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {buildInlineScript} from '../../../lib/build/buildInlineScript';
import {FILES_ID, SSR_TEMPLATE} from '../ssrTemplate';

const script = buildInlineScript(path.join(__dirname, '../bootstrap/index.ts'));

type Told = {type: string; key?: string; newValue?: string | null; persisted?: boolean; stopImmediatePropagation?: () => void};

/** Runs the script with a given storage, as far as its start and window events are concerned. */
function runScript(storage: PropertyDescriptor, modes?: string[]) {
  const told: Told[] = [];
  const listeners: [string, (event: Told) => void][] = [];
  const addEventListener = (type: string, listener: (event: Told) => void) => listeners.push([type, listener]);
  const root = {dataset: {} as Record<string, string>};
  const labels = JSON.stringify(Object.fromEntries((modes ?? []).map((mode) => [mode, {title: mode}])));
  const toggle = {dataset: {colorToggle: labels}, setAttribute: () => undefined};
  const page = vm.createContext(
    Object.defineProperty(
      {
        addEventListener,
        dispatchEvent: (event: Told) => told.push(event),
        document: {
          documentElement: root,
          querySelectorAll: (selector: string) => (modes && selector === '[data-color-toggle]' ? [toggle] : []),
        },
        matchMedia: () => ({matches: false, addEventListener}),
        MutationObserver: class {
          observe() {}
        },
        navigator: {},
        StorageEvent: class {
          constructor(type: string, init: object) {
            Object.assign(this, {type, ...init});
          }
        },
      },
      'localStorage',
      storage,
    ),
  );
  vm.runInContext(script, page);
  const send = (event: Told) => {
    for (const [type, listener] of listeners) if (type === event.type) listener(event);
  };
  return {root, send, told};
}

describe('the inline script', () => {
  it('is small enough to come with every page', () => {
    expect(brotliCompressSync(script).length).toBeLessThanOrEqual(3_000);
  });

  it('stands alone, and cannot end its element early', () => {
    expect(() => new Function(script)).not.toThrow();
    expect(script).not.toMatch(/<\/script|\bimport\b|\brequire\(/);
  });

  it('reads the list that the template writes', () => {
    expect(script).toContain(FILES_ID);
    expect(SSR_TEMPLATE).toContain(`id="${FILES_ID}"`);
  });

  it('tells a page from the memory of the browser which colours are stored by now', () => {
    const {send, told} = runScript({value: {getItem: (key: string) => (key === 'theme' ? 'dark' : null)}});
    send({type: 'pageshow', persisted: false});
    expect(told).toEqual([]);
    send({type: 'pageshow', persisted: true});
    expect(told).toEqual([expect.objectContaining({type: 'storage', key: 'theme', newValue: 'dark'})]);
  });

  it.each([
    ['where the system is followed', ['system', 'light', 'dark'], ['dark', 'light', 'system', 'system']],
    ['where it is not', ['light', 'dark'], ['dark', 'light', 'light', 'light']],
    // Otherwise readers could not switch back.
    ['where switching is switched off', undefined, [undefined, undefined, undefined, undefined]],
  ])('takes over what another tab has chosen, %s', (_, modes, expected) => {
    const {root, send} = runScript({value: {getItem: () => null}}, modes);
    let stopped = 0;
    const stopImmediatePropagation = () => {
      stopped++;
    };
    const shown = ['dark', 'light', null, 'sepia'].map((newValue) => {
      send({type: 'storage', key: 'theme', newValue, stopImmediatePropagation});
      return root.dataset.themeChoice;
    });
    expect(shown).toEqual(expected);
    // The theme has a listener too.
    expect(stopped).toBe(modes ? 0 : expected.length);
    send({type: 'storage', key: 'other', newValue: 'dark'});
    expect(root.dataset.themeChoice).toBe(expected[3]);
  });

  it('does not turn a page dark for what was stored before switching was switched off', () => {
    const {root, send} = runScript({value: {getItem: (key: string) => (key === 'theme' ? 'dark' : null)}});
    send({type: 'pageshow', persisted: true});
    expect(root.dataset.theme).toBeUndefined();
  });

  it('runs, and takes a page from the memory of the browser, where storage is refused', () => {
    const refuse = () => {
      throw new Error('SecurityError');
    };
    const {root, send, told} = runScript({get: refuse});
    expect(root.dataset.scripts).toBe('');
    expect(() => send({type: 'pageshow', persisted: true})).not.toThrow();
    expect(told).toEqual([]);
  });
});

describe('SSR_TEMPLATE', () => {
  it('loads no script by itself', () => {
    expect(SSR_TEMPLATE).not.toContain('<script src');
  });
});
