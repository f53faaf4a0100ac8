import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import passOverRoutes from '../routerLoader.cjs';

const ROUTER = path.join(path.dirname(require.resolve('react-router/package.json')), 'esm/react-router.js');

describe('passOverRoutes', () => {
  it('asks first whether a route can match, in the installed React Router', () => {
    const changed = passOverRoutes(readFileSync(ROUTER, 'utf8'));
    expect(changed).toMatch(/^import \{cannotMatch\} from ".+client\/cannotMatch";\n/);
    expect(changed).toMatch(/function matchPath\(pathname, options\) \{\n {2}if \(cannotMatch\(pathname, options\)\) return null;\n/);
  });

  it('says when React Router has changed', () => {
    expect(() => passOverRoutes('export const matchPath = 0;')).toThrow(/react-router\.js 里应当有一处/);
  });
});
