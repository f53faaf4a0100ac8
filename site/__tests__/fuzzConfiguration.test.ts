import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {normalizePluginOptions} from '@docusaurus/utils-validation';
import fc from 'fast-check';
import {afterAll, describe, expect, it} from 'vitest';
import {parse, stringify} from 'yaml';
import {parseCatalogPage} from '../../lib/content/componentCatalog';
import {
  LINK_ROUTES,
  parseUpstreamLock,
  parseUpstreamRoutes,
  readPages,
  readUpstreamLock,
  readUpstreamRoutes,
} from '../../lib/content/content';
import {type DocsPage, readDocsPages} from '../../lib/content/docsIndex';
import {parseGlossary} from '../../lib/content/glossary';
import {buildRedirects, parseRedirectTable} from '../../lib/content/navigation/redirects';
import {buildSidebar, collectPlaces, parseSidebar} from '../../lib/content/navigation/sidebar';
import {isOwnPage} from '../../lib/content/ownPages';
import {expectClear, expectClearFailure} from '../../lib/input/__tests__/expectClear';
import {mutatedFrom, mutatedText} from '../../lib/input/__tests__/mutateValue';
import {parseApiOperations} from '../../lib/openapi/apiOperations';
import {loadAndCheck} from '../../lib/openapi/loadApi';
import {DEFAULT_OPTIONS, validateOptions as validateApi} from '../../plugins/api-reference/options';
import {loadFigures} from '../../plugins/figures/node/loadFigures';
import {buildSynonyms, readOwnSynonyms, readGlossary as readTerms} from '../../plugins/search-zh/node/synonyms';
import {validateOptions as validateSearch} from '../../plugins/search-zh/options';
import {createFrontMatterParser} from '../../plugins/translation/node/describeNotice';
import {checkFrontMatter} from '../../plugins/translation/node/frontMatter';
import {validateOptions as validateStatus} from '../../plugins/translation/options';
import {parseExceptions} from '../../tools/check/exceptions';
import {parsePolicy} from '../../tools/supply/policy';
import {readSiteSettings, SETTING_RULES} from '../settings';

const ROOT = path.join(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const scratch = mkdtempSync(path.join(os.tmpdir(), 'fuzz-'));
afterAll(() => rmSync(scratch, {recursive: true}));
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(scratch, file)), {recursive: true});
  writeFileSync(path.join(scratch, file), text);
  return path.join(scratch, file);
};

const knownRoutes = Object.keys(readUpstreamRoutes());
const pages = readPages();

type Case = {file: string; name?: string; format?: 'json'; use: (text: string) => void; runs?: number};

// What reads each file, as far as its content leads: a value that is taken must be of use.
const CASES: Case[] = [
  {
    file: 'site/sidebar.yaml',
    use: (text) => {
      const entries = parseSidebar(text);
      collectPlaces(entries);
      buildSidebar({entries, pages: pages.filter(({file}) => !isOwnPage(file)), knownRoutes, linkRoutes: LINK_ROUTES});
    },
  },
  {file: 'site/redirects.yaml', use: (text) => void buildRedirects({table: parseRedirectTable(text), written: knownRoutes, knownRoutes})},
  {file: 'site/supplyChain.yaml', use: (text) => void parsePolicy(text)},
  {file: 'translation/glossary.yml', use: (text) => void parseGlossary(text)},
  {file: 'translation/exceptions.yml', use: (text) => void parseExceptions(text, ['标点', '术语'])},
  {file: 'translation/upstream.lock.json', format: 'json', use: (text) => void parseUpstreamLock(text)},
  {file: 'translation/upstream.routes.json', format: 'json', use: (text) => void parseUpstreamRoutes(text)},
  {file: 'api/openapi.yaml', use: (text) => void parseApiOperations(text), runs: 8},
  {
    file: 'plugins/search-zh/synonyms.yml',
    name: 'synonyms.yml',
    use: (text) => void buildSynonyms([], readOwnSynonyms(write('synonyms.yml', text))),
  },
  {file: 'translation/glossary.yml', name: 'terms.yml', use: (text) => void buildSynonyms(readTerms(write('terms.yml', text)), [])},
];

describe.each(CASES)('$file', ({file, name = file, format, use, runs = 60}) => {
  const text = read(file);
  const print = (value: unknown) => (format === 'json' ? (JSON.stringify(value) ?? '') : stringify(value ?? null));

  it('is right as it stands', () => expect(() => use(text)).not.toThrow());

  it('is refused with a clear message when a value in it is wrong', () => {
    const value: unknown = format === 'json' ? JSON.parse(text) : parse(text);
    fc.assert(
      fc.property(mutatedFrom(value), (odd) => expectClearFailure(() => use(print(odd)), name)),
      {seed: 1, numRuns: runs},
    );
  });

  it('is refused with a clear message when its text is damaged', () => {
    fc.assert(
      fc.property(mutatedText(text), (odd) => expectClearFailure(() => use(odd), name)),
      {seed: 2, numRuns: runs},
    );
  });
});

describe('site/components/*.yaml', () => {
  const text = read('site/components/components-agents.yaml');

  it('is refused with a clear message, whatever is wrong', () => {
    const odd = fc.oneof(
      mutatedFrom(parse(text)).map((value) => stringify(value ?? null)),
      mutatedText(text),
    );
    fc.assert(
      fc.property(odd, (source) => {
        const {page, problems} = parseCatalogPage('components-agents.yaml', source);
        for (const problem of problems) {
          expectClear(problem);
          expect(problem).toContain('components-agents.yaml');
        }
        if (problems.length === 0)
          expect(page.components.every(({name, anchor}) => typeof name === 'string' && typeof anchor === 'string')).toBe(true);
      }),
      {seed: 3, numRuns: 150},
    );
  });
});

describe('figures/*.yaml', () => {
  const files = readdirSync(path.join(ROOT, 'figures'), {recursive: true, encoding: 'utf8'});
  const samples = ['flow', 'panel', 'diagram'].map((kind) => files.find((file) => file.endsWith(`.${kind}.yaml`)) as string);

  it.each(samples)('%s is refused with a clear message, whatever is wrong', (file) => {
    const text = read(path.join('figures', file));
    const folder = path.join(scratch, path.basename(file), 'figures');
    const shown = path.basename(file);
    const odd = fc.oneof(
      mutatedFrom(parse(text)).map((value) => stringify(value ?? null)),
      mutatedText(text),
    );
    write(path.join(shown, 'figures/components.yaml'), read('figures/components.yaml'));
    fc.assert(
      fc.property(odd, (source) => {
        write(path.join(shown, 'figures', shown), source);
        expectClearFailure(() => loadFigures(folder), shown);
      }),
      {seed: 4, numRuns: 30},
    );
  });
});

describe('api/overlay/*.yaml and api/openapi.yaml', () => {
  const small = 'lib/openapi/__fixtures__/small-api';
  const options = {...DEFAULT_OPTIONS, description: 'openapi.yaml', overlays: 'overlay'};
  const files = ['openapi.yaml', 'overlay/trees.yaml'];

  it.each(files)('%s is refused with a clear message, whatever is wrong', async (file) => {
    for (const other of files) write(path.join('api-site', other), read(path.join(small, other)));
    const text = read(path.join(small, file));
    const odd = fc.oneof(
      mutatedFrom(parse(text)).map((value) => stringify(value ?? null)),
      mutatedText(text),
    );
    await fc.assert(
      fc.asyncProperty(odd, async (source) => {
        write(path.join('api-site', file), source);
        const {problems} = await loadAndCheck(path.join(scratch, 'api-site'), options);
        for (const {message, file: where} of problems) {
          expectClear(message);
          expect(files).toContain(where);
        }
      }),
      {seed: 5, numRuns: 40},
    );
  });
});

describe('front matter', () => {
  const lock = readUpstreamLock();
  const routes = readUpstreamRoutes();
  const [page] = pages as [DocsPage, ...DocsPage[]];
  const source = read(path.join('docs', page.file));

  it('is refused with a clear message, whatever is wrong', async () => {
    const parser = createFrontMatterParser(lock);
    const fields = fc.oneof(
      mutatedFrom(page.frontMatter).map((value) => `---\n${stringify(value ?? null)}---\n\n正文\n`),
      mutatedText(source.slice(0, 600)),
    );
    await fc.assert(
      fc.asyncProperty(fields, async (text) => {
        write('docs/page.mdx', text);
        const read_ = readDocsPages(path.join(scratch, 'docs'));
        expectClearFailure(() => checkFrontMatter({pages: read_, lock, routes}), 'docs/page.mdx');
        if (read_.some(({problem}) => problem)) return;
        const defaultParseFrontMatter = async () => ({frontMatter: read_[0]?.frontMatter ?? {}, content: ''});
        await parser({filePath: 'docs/page.mdx', fileContent: text, defaultParseFrontMatter});
      }),
      {seed: 6, numRuns: 200},
    );
  });
});

describe('environment variables', () => {
  const names = Object.keys(SETTING_RULES);
  const value = fc.oneof(
    fc.string(),
    fc.webUrl(),
    fc.constantFrom(
      '',
      ' ',
      '/',
      '//',
      '/../',
      '/%zz/',
      '/a b/',
      'http://',
      'https://:80',
      'http://a:99999',
      'https://a"b',
      'local',
      'algolia',
      'G-1',
      '中文',
      '\n',
      '__proto__',
    ),
  );
  const environment = fc.dictionary(fc.constantFrom(...names), value);

  it('gives settings that hold, or names every wrong variable with what was expected and what came', () => {
    fc.assert(
      fc.property(environment, (variables) => {
        try {
          const {url, baseUrl, repoUrl} = readSiteSettings(variables);
          expect(new URL(url).origin).toBe(new URL(url).href.replace(/\/$/, ''));
          expect(new URL(baseUrl, url).pathname).toBe(baseUrl);
          expect(repoUrl === undefined || URL.canParse(`${repoUrl}/edit/main/`)).toBe(true);
        } catch (error) {
          expect(error, String((error as Error).stack)).toHaveProperty('isInputError', true);
          const {message} = error as Error;
          expectClear(message);
          const problems = message.split('\n').filter((line) => line.startsWith('  - '));
          expect(problems.length).toBeGreaterThan(0);
          for (const problem of problems) expect(problem).toMatch(/^ {2}- [A-Z_]+：.*应为.+；(?:收到的是 |没有收到值)/);
        }
      }),
      {seed: 7, numRuns: 1000},
    );
  });
});

describe('plugin options', () => {
  const validators = {
    'api-reference': (options: object) => validateApi({options, validate: normalizePluginOptions} as Parameters<typeof validateApi>[0]),
    'search-zh': (options: object) => validateSearch({options}),
    'translation-status': (options: object) =>
      validateStatus({options, validate: normalizePluginOptions} as Parameters<typeof validateStatus>[0]),
  };

  it.each(Object.entries(validators))('of %s are refused with a clear message', (name, validate) => {
    const keys = [
      'description',
      'overlays',
      'landing',
      'routeBasePath',
      'provider',
      'algolia',
      'apiRoute',
      'startRoutes',
      'ownPages',
      'more',
    ];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...keys), fc.jsonValue({maxDepth: 2})), (options) =>
        expectClearFailure(() => validate(options), name),
      ),
      {seed: 8, numRuns: 300},
    );
  });
});
