import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import type {AxeResults, RunOptions} from 'axe-core';

/** The minified file: every page compiles it anew. */
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

export const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Links in text are told apart by more than their colour. The standard is content with a contrast of 3:1 to the text, whose measuring is a
 * third of all that axe does on a page.
 */
const LINKS_IN_TEXT = {id: 'link-in-text-block', any: ['link-in-text-block-style']};

export type AxeScope = {
  /** CSS selector of the part to look at; the whole page when missing. */
  within?: string;
  options?: RunOptions;
};

/** Waits for colours that are on their way; those that are inherited start when their parent's arrive. */
async function settleColours(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // The browser holds what is not rendered, and goes on when it is.
    const isRendered = (effect: AnimationEffect | null) =>
      !(effect instanceof KeyframeEffect) || effect.target?.checkVisibility({contentVisibilityAuto: true}) === true;
    // What turns for ever is no transition, and what holds its last state is over.
    const running = () =>
      document
        .getAnimations()
        .filter(
          ({playState, effect}) =>
            playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY && isRendered(effect),
        );
    await frame();
    await frame();
    for (let animations = running(); animations.length > 0; animations = running()) {
      await Promise.allSettled(animations.map((animation) => animation.finished));
      await frame();
    }
  });
}

/**
 * Makes axe (https://github.com/dequelabs/axe-core) ready in the page itself: pages have no frames, and to look for some takes longer
 * than the checks.
 *
 * @throws Error when the page has a frame after all
 */
export async function prepareAxe(page: Page): Promise<void> {
  if (page.frames().length > 1) throw new Error(`${page.url()} has frames, whose content would not be checked`);
  await settleColours(page);
  if (await page.evaluate(() => 'axe' in window)) return;
  await page.evaluate(AXE);
  await page.evaluate((rule) => (window as unknown as {axe: typeof import('axe-core')}).axe.configure({rules: [rule]}), LINKS_IN_TEXT);
}

export const violationLines = ({violations}: Pick<AxeResults, 'violations'>): string[] =>
  violations.flatMap(({id, nodes}) => nodes.map(({html}) => `${id}: ${html.slice(0, 160)}`));

/**
 * What axe finds wrong on a page, one line an element.
 *
 * @throws Error when the page has a frame, or nothing stands where `within` points
 */
export async function violationsOf(page: Page, {within, options = {}}: AxeScope = {}): Promise<string[]> {
  await prepareAxe(page);
  const results = await page.evaluate(
    async ([selector, settings]) => {
      const axe = (window as unknown as {axe: typeof import('axe-core')}).axe;
      const root = selector ? document.querySelector(selector) : document;
      if (!root) throw new Error(`there is no ${selector}`);
      const {violations} = await axe.run(root, {resultTypes: ['violations'], ...settings});
      return {violations};
    },
    [within, options] as const,
  );
  return violationLines(results);
}
