import puppeteer, {type BrowserContext, type KeyInput, type Page} from 'puppeteer-core';
import {findFirefox} from '../../tools/command/findEngines';
import type {Engine, EngineOptions} from './engine';
import {DESKTOP_SIZE, EngineTab, type KeyName, type Position, type Size} from './tab';

/** A tab of Firefox, driven over WebDriver BiDi. */
export class FirefoxTab extends EngineTab {
  constructor(
    origin: string,
    readonly page: Page,
    private readonly context: BrowserContext,
  ) {
    super(origin);
  }

  protected override async load(url: string): Promise<void> {
    await this.page.goto(url);
  }

  protected override async pressAll(keys: readonly KeyName[]): Promise<void> {
    const held = keys.slice(0, -1);
    for (const key of held) await this.page.keyboard.down(key);
    await this.page.keyboard.press(keys.at(-1) as KeyInput);
    for (const key of held) await this.page.keyboard.up(key);
  }

  protected override moveTo({x, y}: Position): Promise<void> {
    return this.page.mouse.move(x, y);
  }

  protected override clickAt({x, y}: Position): Promise<void> {
    return this.page.mouse.click(x, y);
  }

  /** Taps an element with a finger. */
  async tap(selector: string): Promise<void> {
    const {x, y} = await this.centreOf(selector);
    await this.page.touchscreen.tap(x, y);
  }

  override resize(size: Size): Promise<void> {
    return this.page.setViewport(size);
  }

  override type(text: string): Promise<void> {
    return this.page.keyboard.type(text);
  }

  override run<Result, Given extends unknown[]>(script: (...given: Given) => Result, ...given: Given): Promise<Result> {
    return this.page.evaluate(script as (...given: unknown[]) => unknown, ...given) as Promise<Result>;
  }

  override async goBack(): Promise<void> {
    await this.page.goBack();
  }

  override close(): Promise<void> {
    return this.context.close();
  }
}

/** Starts Firefox without a window. */
export async function startFirefox({isDark = false}: EngineOptions): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox() as string,
    // 0 is dark, 1 is light.
    extraPrefsFirefox: {'layout.css.prefers-color-scheme.content-override': isDark ? 0 : 1, 'intl.accept_languages': 'zh-CN'},
  });
  return {
    openTab: async (origin) => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport(DESKTOP_SIZE);
      return new FirefoxTab(origin, page, context);
    },
    close: () => browser.close(),
  };
}
