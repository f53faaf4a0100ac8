import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import renderRoutesAnew from '../appLoader.cjs';

const APP = path.join(path.dirname(require.resolve('@docusaurus/core/package.json')), 'lib/client/App.js');

describe('renderRoutesAnew', () => {
  it('creates the routes with each render of the installed Docusaurus', () => {
    const changed = renderRoutesAnew(readFileSync(APP, 'utf8'));
    expect(changed).toContain('{renderRoutes(routes)}');
    expect(changed).not.toContain('routesElement');
  });

  it('says when Docusaurus has changed', () => {
    expect(() => renderRoutesAnew('export default function App() {}')).toThrow(/App\.js 里应当有一处/);
  });
});
