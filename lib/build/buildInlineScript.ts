import {buildSync} from 'esbuild';

/**
 * The script of an entry file as one expression without imports, minified, for a `<script>` element in every page.
 *
 * @param entry absolute path of the file; it runs in the browser
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
