import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from './test';

const BUILD = path.join(__dirname, '../../build');

test('the files for programs are well-formed XML', async ({page}) => {
  await page.goto('/concepts-flows');
  // Without git history there is no feed.
  const files = ['opensearch.xml', 'sitemap.xml', 'feed.xml'].filter((file) => existsSync(path.join(BUILD, file)));
  for (const file of files) {
    const fault = await page.evaluate(async (address) => {
      const xml = new DOMParser().parseFromString(await (await fetch(address)).text(), 'application/xml');
      return xml.querySelector('parsererror')?.textContent;
    }, `/${file}`);
    expect(fault, file).toBeUndefined();
  }
});
