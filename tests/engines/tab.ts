/** Size of what a page is shown in, in CSS pixels. */
export type Size = {width: number; height: number};

export const DESKTOP_SIZE: Size = {width: 1280, height: 900};
export const PHONE_SIZE: Size = {width: 390, height: 844};

/** A CSS selector, and a part of the name or text of the element. */
export type Target = readonly [selector: string, text?: string];

/** A place in the window, in CSS pixels. */
export type Position = {x: number; y: number};

/** An element as it is shown; its place is the middle of its first line. */
export type Look = Position & {
  /** Whether a press at its centre reaches it. */
  isReached: boolean;
  width: number;
  height: number;
  text: string;
  value: string;
  hasFocus: boolean;
  /** Whether it is selected, expanded or pressed. */
  isOn: boolean;
};

/** Keys that the tests press. */
export type KeyName = 'Shift' | 'Control' | 'Enter' | 'Escape' | 'Tab' | 'ArrowDown' | '/' | 'k' | 'v';

const TIMEOUT = 20_000;
const POLL = 30;

/**
 * Waits until something holds.
 *
 * @throws Error saying what did not come true
 */
export async function until(what: string, holds: () => Promise<unknown>): Promise<void> {
  const end = Date.now() + TIMEOUT;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`not within ${TIMEOUT / 1000} s: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, POLL));
  }
}

/** Reads the first such element that is seen, after bringing it into view if it is to be pressed. Runs in the page. */
function readElement(selector: string, text: string, isPressed: boolean): Look | null {
  const nameOf = (element: Element) => `${element.getAttribute('aria-label') ?? ''} ${element.textContent}`;
  const isSeen = (element: Element) => element.getClientRects().length > 0 && nameOf(element).includes(text);
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find(isSeen);
  if (!element) return null;
  if (isPressed) element.scrollIntoView({block: 'center', behavior: 'instant'});
  const {left, top, width, height} = element.getClientRects()[0] as DOMRect;
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  const hit = document.elementFromPoint(x, y);
  return {
    x,
    y,
    isReached: hit !== null && (element.contains(hit) || hit.closest('label')?.contains(element) === true),
    width: element.offsetWidth,
    height: element.offsetHeight,
    text: element.textContent,
    value: (element as HTMLInputElement).value,
    hasFocus: element === document.activeElement,
    isOn: (element.ariaSelected ?? element.ariaExpanded ?? element.ariaPressed) === 'true',
  };
}

/**
 * A tab of some browser, in which a test does what a reader does. A target is a CSS selector, and perhaps a part of the element's name or
 * text; it means the first such element that is seen.
 */
export abstract class EngineTab {
  constructor(private readonly origin: string) {}

  protected abstract load(url: string): Promise<void>;
  protected abstract pressAll(keys: readonly KeyName[]): Promise<void>;
  protected abstract moveTo(point: Position): Promise<void>;
  protected abstract clickAt(point: Position): Promise<void>;

  abstract resize(size: Size): Promise<void>;
  /** Types into what has the focus. */
  abstract type(text: string): Promise<void>;
  /** Runs a function in the page; it must not use anything outside it. */
  abstract run<Result, Given extends unknown[]>(script: (...given: Given) => Result, ...given: Given): Promise<Result>;
  abstract goBack(): Promise<void>;
  abstract close(): Promise<void>;

  /** Opens a page of the site and waits for its `load` event. From then on `faults` tells what goes wrong in it. */
  async open(path: string): Promise<void> {
    await this.load(this.origin + path);
    await this.run(() => {
      const faults: string[] = [];
      Object.assign(window, {faults});
      addEventListener('error', (event) => faults.push(event.message), true);
      addEventListener('unhandledrejection', ({reason}) => faults.push(String(reason)));
      addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI}) =>
        faults.push(`CSP ${violatedDirective} ${blockedURI}`),
      );
      const {error} = console;
      console.error = (...given: unknown[]) => {
        faults.push(given.join(' '));
        error(...given);
      };
    });
  }

  /** Errors since the page was opened; scripts of the site run only after a reader's first action. */
  faults(): Promise<string[]> {
    return this.run(() => (window as unknown as {faults: string[]}).faults);
  }

  /** Waits until React has taken the page over, as a reader's first key makes it do. */
  async hydrate(): Promise<void> {
    await this.press('Shift');
    await until('hydrated', () => this.run(() => document.documentElement.dataset.hasHydrated === 'true'));
  }

  /** Presses a key, or several held together, such as `Control`, `k`. */
  press(...keys: readonly KeyName[]): Promise<void> {
    return this.pressAll(keys);
  }

  /** Waits for an element, scrolls it into view and clicks it. */
  async click(...target: Target): Promise<void> {
    await this.clickAt(await this.centreOf(...target));
  }

  async hover(...target: Target): Promise<void> {
    await this.moveTo(await this.centreOf(...target));
  }

  /** Clicks a field, and types into it. */
  async fill(target: Target, text: string): Promise<void> {
    await this.click(...target);
    await this.type(text);
  }

  /** Reads an element as it is now; `undefined` if none is seen. */
  async look(...[selector, text = '']: Target): Promise<Look | undefined> {
    return (await this.run(readElement, selector, text, false)) ?? undefined;
  }

  /** Waits until an element is seen. */
  async see(...target: Target): Promise<Look> {
    let look: Look | undefined;
    await until(`${target.join(' ')} is seen`, async () => (look = await this.look(...target)));
    return look as Look;
  }

  /** Waits until no such element is seen. */
  seeNone(...target: Target): Promise<void> {
    return until(`${target.join(' ')} is gone`, async () => !(await this.look(...target)));
  }

  /** Waits until the address without the origin is this one. */
  arriveAt(path: string): Promise<void> {
    return until(`at ${path}`, async () => (await this.run(() => location.href.slice(location.origin.length))) === path);
  }

  /** Where to press an element, once it has come to rest and nothing lies on it: what unfolds moves it, and shows it bit by bit. */
  protected async centreOf(...[selector, text = '']: Target): Promise<Position> {
    let last = await this.see(selector, text);
    await until(`${selector} ${text} rests`, async () => {
      const now = await this.run(readElement, selector, text, true);
      const rests = now?.isReached === true && now.x === last.x && now.y === last.y;
      last = now ?? last;
      return rests;
    });
    return last;
  }
}
