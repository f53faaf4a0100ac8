import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, PostCssOptions} from '@docusaurus/types';
import postcss, {type AcceptedPlugin, type Declaration} from 'postcss';
import {expect, test} from 'vitest';
import leanBundlePlugin from '../index';

const ROOT = path.join(__dirname, '../../..');

const pluginsFor = (plugins: unknown[]) =>
  leanBundlePlugin({generatedFilesDir: ROOT} as LoadContext).configurePostCss?.({plugins} as PostCssOptions).plugins as AcceptedPlugin[];

test('styles pass through the plugins of others but not through postcss-preset-env', () => {
  const other: AcceptedPlugin = {postcssPlugin: 'other'};
  const plugins = pluginsFor([[require.resolve('postcss-preset-env'), {}], other]);
  expect(plugins).toContain(other);
  // What is named by its path has not been started.
  expect(plugins.filter((plugin) => Array.isArray(plugin))).toEqual([]);
});

test('browsers that cannot read words for screen readers in a content get one without them', async () => {
  const css = "a::before{content: '▸' / ''}";
  const {css: written} = await postcss(pluginsFor([])).process(css, {from: undefined});
  expect(written.replace(/\s/g, '')).toBe("a::before{content:'▸';content:'▸'/''}");
});

/** Our own style sheets. */
function listStyles(): string[] {
  return ['src', 'plugins'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.css'))
      .map((file) => path.join(folder, file)),
  );
}

function findUnprefixed(declaration: Declaration): string[] {
  const {prop, value} = declaration;
  const before = declaration.prev();
  if (!value.includes('var(')) return [];
  const hasPrefix = before?.type === 'decl' && before.prop === `-webkit-${prop}` && before.value === value;
  // Chrome before 120 knows masks by their prefix only, and Safari a line's style and colour beside its kind.
  const needsPrefix = /^mask\b/.test(prop) || (prop === 'text-decoration' && /\s/.test(value));
  return needsPrefix && !hasPrefix ? [`${prop}: ${value}`] : [];
}

// Lightning CSS adds prefixes where it can read the value, which it cannot with a variable in it.
test.each(listStyles())('%s prefixes what the oldest browsers need and Lightning CSS leaves alone', (file) => {
  const problems: string[] = [];
  postcss.parse(readFileSync(path.join(ROOT, file), 'utf8')).walkDecls((declaration) => void problems.push(...findUnprefixed(declaration)));
  expect(problems).toEqual([]);
});
