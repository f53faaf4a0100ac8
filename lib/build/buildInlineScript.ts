import {buildSync} from 'esbuild';

/**
 * Bundles an entry file to one minified expression without imports, for a `<script>` element in every page.
 *
 * @param entry absolute path of the file, which runs in the browser
 * @param constants values for names that the file declares (`declare const BASE_URL: string`)
 */
export function buildInlineScript(entry: string, constants: Readonly<Record<string, string>> = {}): string {
  const {outputFiles} = buildSync({
    entryPoints: [entry],
    bundle: true,
    charset: 'utf8',
    define: Object.fromEntries(Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)])),
    format: 'iife',
    minify: true,
    target: 'es2020',
    write: false,
  });
  return (outputFiles[0]?.text ?? '').trim();
}
