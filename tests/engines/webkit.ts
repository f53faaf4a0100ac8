import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {Builder, Key, Origin, type WebDriver} from 'selenium-webdriver';
import {findWebKit} from '../../tools/command/findEngines';
import {findPort, HOST} from '../../tools/command/ports';
import type {Engine, EngineOptions} from './engine';
import {DESKTOP_SIZE, EngineTab, type KeyName, type Position, type Size, until} from './tab';

const KEYS: Record<KeyName, string> = {
  Shift: Key.SHIFT,
  Control: Key.CONTROL,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  ArrowDown: Key.ARROW_DOWN,
  '/': '/',
  k: 'k',
  v: 'v',
};

/** A tab of WebKitGTK's MiniBrowser, driven over WebDriver. */
class WebKitTab extends EngineTab {
  constructor(
    origin: string,
    private readonly driver: WebDriver,
  ) {
    super(origin);
  }

  protected override load(url: string): Promise<void> {
    return this.driver.get(url);
  }

  protected override pressAll(keys: readonly KeyName[]): Promise<void> {
    const names = keys.map((key) => KEYS[key]);
    const pressed = names.reduce((actions, key) => actions.keyDown(key), this.driver.actions());
    return names.reduceRight((actions, key) => actions.keyUp(key), pressed).perform();
  }

  protected override moveTo({x, y}: Position): Promise<void> {
    return this.driver.actions().move({x, y, origin: Origin.VIEWPORT}).perform();
  }

  protected override clickAt({x, y}: Position): Promise<void> {
    return this.driver.actions().move({x, y, origin: Origin.VIEWPORT}).click().perform();
  }

  override async resize({width, height}: Size): Promise<void> {
    await this.driver.manage().window().setRect({width, height});
    await until(`${width} px wide`, () => this.run((wanted) => innerWidth === wanted, width));
  }

  override type(text: string): Promise<void> {
    return this.driver.actions().sendKeys(text).perform();
  }

  override run<Result, Given extends unknown[]>(script: (...given: Given) => Result, ...given: Given): Promise<Result> {
    return this.driver.executeScript(`return (${script})(...arguments)`, ...given);
  }

  override goBack(): Promise<void> {
    return this.driver.navigate().back();
  }

  override close(): Promise<void> {
    return this.driver.quit();
  }
}

/**
 * Starts a virtual screen.
 *
 * @returns its process and its name, as in `DISPLAY`
 */
async function startScreen(program: string): Promise<{screen: ChildProcess; display: string}> {
  // Descriptor 3 is where it writes which number it has chosen.
  const screen = spawn(program, ['-displayfd', '3', '-screen', '0', '1400x1100x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [chosen] = await once(screen.stdio[3] as NodeJS.ReadableStream, 'data');
  return {screen, display: `:${String(chosen).trim()}`};
}

async function openWindow(server: string, browser: string): Promise<WebDriver> {
  const driver = await new Builder()
    .usingServer(server)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': {binary: browser, args: ['--automation', '--javascript-can-open-windows-automatically=true']},
    })
    .build();
  const first = await driver.getWindowHandle();
  // The toolbar of the first window is 447 px wide. One that a page opens may go without, and be as narrow as a phone.
  await driver.executeScript((features: string) => void open('about:blank', '', features), 'width=390,height=844,toolbar=no,location=no');
  const second = (await driver.getAllWindowHandles()).find((handle) => handle !== first) as string;
  await driver.switchTo().window(second);
  return driver;
}

/** Starts WebKit's driver on a virtual screen; each tab is a browser of its own. */
export async function startWebKit({isDark = false}: EngineOptions): Promise<Engine> {
  const {driver: program, browser, screen: xvfb} = findWebKit() as NonNullable<ReturnType<typeof findWebKit>>;
  const {screen, display} = await startScreen(xvfb);
  const port = await findPort();
  const env = {...process.env, DISPLAY: display, GTK_THEME: isDark ? 'Adwaita:dark' : 'Adwaita', LANGUAGE: 'zh_CN'};
  const child = spawn(program, [`--port=${port}`], {env, stdio: 'ignore'});
  const server = `http://${HOST}:${port}`;
  await until('the driver of WebKit answers', () =>
    fetch(`${server}/status`).then(
      ({ok}) => ok,
      () => false,
    ),
  );
  return {
    openTab: async (origin) => {
      const tab = new WebKitTab(origin, await openWindow(server, browser));
      await tab.resize(DESKTOP_SIZE);
      return tab;
    },
    close: async () => {
      for (const each of [child, screen]) {
        const ended = once(each, 'exit');
        each.kill();
        await ended;
      }
    },
  };
}
