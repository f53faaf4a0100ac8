import {test as base, expect} from '@playwright/test';

export {expect} from '@playwright/test';

type Fixtures = {
  /** What the Content-Security-Policy has forbidden so far in any page of this test; a test that provokes it takes its entries out. */
  policyViolations: string[];
};

const VIOLATION = /Content Security Policy/i;

/** Playwright's `test`, which fails when the site does anything that its own Content-Security-Policy forbids. */
export const test = base.extend<Fixtures>({
  page: async ({page}, use) => {
    await use(page);
    // A file that is fetched ahead may be on its way through a test's handler when the test ends: that is no fault.
    if (!page.isClosed()) await page.unrouteAll({behavior: 'ignoreErrors'});
  },
  policyViolations: [
    async ({browser}, use) => {
      const violations: string[] = [];
      const watch = (context: ReturnType<typeof browser.contexts>[number]) => {
        context.on('console', (message) => {
          if (message.type() === 'error' && VIOLATION.test(message.text())) violations.push(message.text());
        });
      };
      // Contexts that tests open themselves, too.
      browser.on('context', watch);
      await use(violations);
      browser.off('context', watch);
      expect(violations, '违反内容安全策略（CSP）').toEqual([]);
    },
    {auto: true},
  ],
});
