import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {BUILD, hrefsInPage, readBuilt, serveBuild, VARIANT_BUILD} from './builtPages';

const ROOT = path.join(__dirname, '../..');
const BROWSER_CODE = /^(?:src|(?:plugins|packages)\/[^/]+\/(?:client|theme|shared|bootstrap))\/(?!.*__tests__).*\.tsx?$/;
/** What code imports for use, not for its types only, and not from its own site and the packages of this repository. */
const IMPORT =
  /(?:^(?:import|export) (?!type\b)[^;]*?from |\bimport\()'((?![./]|node:|@site|@theme|@generated|@docusaurus\/|docusaurus-search-zh\/)[^']+)'/gm;

/** Packages that the code for browsers names. */
function packagesInUse(): string[] {
  const files = ['src', 'plugins', 'packages'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), {recursive: true, encoding: 'utf8'}).map((file) => `${folder}/${file.split(path.sep).join('/')}`),
  );
  const names = files
    .filter((file) => BROWSER_CODE.test(file))
    .flatMap((file) => [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(IMPORT)])
    .map(([, name = '']) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    );
  return [...new Set(names)].sort();
}

const request = serveBuild(BUILD);

it('readers find the licenses of all packages whose code they get', async () => {
  expect(hrefsInPage('footer a', '/concepts-flows')).toContain('/third-party-notices.txt');
  expect((await request('/third-party-notices.txt')).headers.get('content-type')).toContain('text/plain');
  const notices = readBuilt('third-party-notices.txt');
  const named = new Set([...notices.matchAll(/^(\S+) \d+\.\d+\.\d+\S*(?: \(.+\))?$/gm)].map(([, name]) => name));
  const used = packagesInUse();
  expect(used).toEqual(expect.arrayContaining(['react', 'clsx', 'medium-zoom', '@algolia/autocomplete-core']));
  // Packages of optional parts are in the site that has them all.
  const optional = readBuilt('third-party-notices.txt', VARIANT_BUILD);
  expect(used.filter((name) => !named.has(name) && !optional.includes(`\n${name} `))).toEqual([]);
  // What the framework brings along.
  expect([...named]).toEqual(
    expect.arrayContaining(['react', 'react-dom', 'react-router', '@docusaurus/core', '@docusaurus/theme-classic', 'infima']),
  );
  expect(notices).toContain('Permission is hereby granted, free of charge');
});
