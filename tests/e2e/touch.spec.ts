import type {Locator, Page} from '@playwright/test';
import {holdScripts} from './holdScripts';
import {expect, test} from './test';

test.use({hasTouch: true, isMobile: true, viewport: {width: 390, height: 844}});

/**
 * Leaves an element hovered, as phones do with what was tapped last. Chromium without windows lets go of it at once, so that the browser
 * is told to by https://chromedevtools.github.io/devtools-protocol/tot/CSS/#method-forcePseudoState.
 */
async function tapAndStay(page: Page, control: Locator): Promise<void> {
  await control.tap({position: {x: 10, y: 10}});
  await control.evaluate((element) => element.setAttribute('data-tapped', ''));
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const {root} = await browser.send('DOM.getDocument');
  const {nodeId} = await browser.send('DOM.querySelector', {nodeId: root.nodeId, selector: '[data-tapped]'});
  await browser.send('CSS.forcePseudoState', {nodeId, forcedPseudoClasses: ['hover']});
  await control.evaluate((element) => element.removeAttribute('data-tapped'));
}

test('what was tapped does not keep the looks of being hovered', async ({page}) => {
  // Nothing answers the tap.
  await holdScripts(page);
  await page.goto('/api-flows-run');
  for (const selector of ['.tabs__item[aria-selected=false]', 'article summary', '.theme-code-block button']) {
    const control = page.locator(selector).first();
    const looks = () => control.evaluate((element) => [getComputedStyle(element).backgroundColor, getComputedStyle(element).color].join());
    const before = await looks();
    await tapAndStay(page, control);
    expect(await control.evaluate((element) => element.matches(':hover')), selector).toBe(true);
    await control.evaluate((element) => Promise.all(element.getAnimations().map(({finished}) => finished)));
    expect(await looks(), selector).toBe(before);
  }
});

test('no style sheet has looks of hovering for screens that cannot hover', async ({page}) => {
  for (const path of ['/', '/search?q=agent']) {
    await page.goto(path);
    const rules = await page.evaluate(() => {
      const holds = (rule: CSSRule) => !(rule instanceof CSSMediaRule) || matchMedia(rule.conditionText).matches;
      const selectorsOf = (rule: CSSRule) => (rule instanceof CSSStyleRule ? rule.selectorText.split(/,(?![^(]*\))/) : []);
      const collect = (rules: CSSRuleList): string[] =>
        [...rules].filter(holds).flatMap((rule) => (rule instanceof CSSGroupingRule ? collect(rule.cssRules) : selectorsOf(rule)));
      return [...document.styleSheets].flatMap((sheet) => collect(sheet.cssRules));
    });
    expect(rules.length).toBeGreaterThan(100);
    const outer = (selector: string) => selector.replace(/\((?:[^()]|\([^()]*\))*\)/g, '');
    expect(rules.filter((selector) => outer(selector).includes(':hover'))).toEqual([]);
  }
});

test('a tap shows what a term means, and the link of a heading', async ({page}) => {
  await page.goto('/concepts-flows');
  const term = page.getByRole('article').locator('.term').first();
  await term.tap();
  expect(await term.evaluate((element) => getComputedStyle(element, '::after').content)).not.toBe('none');
  const heading = page.getByRole('heading', {level: 2}).first();
  await expect(heading.locator('.hash-link')).toHaveCSS('opacity', '0');
  await tapAndStay(page, heading);
  await expect(heading.locator('.hash-link')).toHaveCSS('opacity', '1');
});
