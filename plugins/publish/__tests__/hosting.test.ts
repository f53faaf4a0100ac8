import {expect, test} from 'vitest';
import {BuiltPage} from '../../../lib/build/builtPage';
import type {BuiltSite} from '../../../lib/build/publishStep';
import {takeThrough} from '../__fixtures__/takeThrough';
import {addHostingFacts, type HostingOptions} from '../node/hosting/addHostingFacts';

// Of the second the new page has no Markdown.
const OLD_PAGES = [
  {from: '/a', to: '/b'},
  {from: '/c', to: '/d'},
];

async function publish(html: string, options: Partial<HostingOptions> = {}): Promise<BuiltSite['files']> {
  const files: BuiltSite['files'] = new Map();
  const notFound = new BuiltPage('/404', '404.html', '<script>b</script>');
  const step = addHostingFacts({redirects: OLD_PAGES, policySources: {}, ...options});
  const page = {route: '/b', url: '', file: 'b.md', title: '', description: '', markdown: ''};
  const markdown: BuiltSite['markdown'] = new Map([['/b', page]]);
  takeThrough(step, [new BuiltPage('/', 'index.html', html)], {baseUrl: '/docs/', notFound, files, markdown});
  return files;
}

test('the build holds what servers need, the scripts of the page for unknown addresses included', async () => {
  const policySources = {'script-src': ['https://stats.example.cn']};
  const fileRedirects = [{from: '/1.0/llms.txt', to: '/llms.txt'}];
  const files = await publish('<script>a</script>', {policySources, fileRedirects});
  expect(JSON.parse(String(files.get('.hosting.json')))).toEqual({
    version: 3,
    baseUrl: '/docs/',
    redirects: OLD_PAGES,
    fileRedirects: [{from: '/a.md', to: '/b.md'}, ...fileRedirects],
    policySources,
    scriptHashes: ['sha256-PiPoFgA5WUoziU9lZOGxNIu9egCI1CxKy3PurtWcAJ0=', 'sha256-ypeBEsobvcr6wjGzmiPcTaeG7/gUfE5yuYB3ha/uSLs='].sort(),
  });
});

test('a page with code that the policy forbids stops the build', async () => {
  await expect(publish('<button onclick="go()">')).rejects.toThrow('index.html：<button> 有内联事件处理 onclick="go()"');
});
