import {rspack} from '@docusaurus/faster';

/**
 * An inline script in as few bytes as possible. Pages hold the same scripts: here they are minified once, not in each page,
 * and by the minifier of the bundles (SWC), whose result is a tenth smaller than that of esbuild.
 */
export function minifyScript(code: string): string {
  return rspack.experiments.swc.minifySync(code, {compress: true, mangle: true}).code;
}
