import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Keeps an anchor that cannot be decoded from taking the application down, as Docusaurus decodes it without a guard. */
export default function malformedHashPlugin(_context: LoadContext): Plugin {
  return {
    name: 'malformed-hash',
    getClientModules: () => [path.join(__dirname, 'client/index.ts')],
  };
}
