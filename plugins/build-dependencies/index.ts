import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

const ROOT = path.join(__dirname, '../..');

/** What pages are made by or from besides their own file, and the bundler cannot see: Markdown transforms, and what they read. */
const INPUTS = ['api', 'docs', 'figures', 'markdown', 'plugins', 'remark', 'tools/lib', 'site', 'translation', 'package-lock.json'];

/** Makes the bundler's persistent cache start anew when something changes that it does not see by itself. */
export default function buildDependenciesPlugin(): Plugin {
  const buildDependencies = INPUTS.map((name) => path.join(ROOT, name));
  return {
    name: 'build-dependencies',
    // The key is Rspack's, which the types, webpack's, do not list.
    configureWebpack: () => ({experiments: {cache: {buildDependencies}}}) as object,
  };
}
