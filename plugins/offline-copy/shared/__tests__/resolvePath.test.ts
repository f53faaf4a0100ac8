import {expect, test} from 'vitest';
import {resolvePath} from '../resolvePath';

const files = [
  'index.html',
  'concepts-flows.html',
  'integrations/notion/setup.html',
  '2.0/index.html',
  'assets/js/main.1a2b.js',
  'files/示例.csv',
];
const known = {has: (file: string) => files.includes(file), redirects: {'workspace/api': '/concepts-flows', 'start-here': '/'}};

test.each([
  ['', 'index.html'],
  ['index.html', 'index.html'],
  ['concepts-flows', 'concepts-flows.html'],
  ['concepts-flows/', 'concepts-flows.html'],
  ['concepts-flows.html', 'concepts-flows.html'],
  ['integrations/notion/setup', 'integrations/notion/setup.html'],
  ['2.0', '2.0/index.html'],
  ['2.0/', '2.0/index.html'],
  ['assets/js/main.1a2b.js', 'assets/js/main.1a2b.js'],
  ['files/%E7%A4%BA%E4%BE%8B.csv', 'files/示例.csv'],
])('%s is the file %s', (path, file) => {
  expect(resolvePath(path, known)).toEqual({kind: 'file', file});
});

test.each([
  ['workspace/api', '/concepts-flows'],
  ['workspace/api/', '/concepts-flows'],
  ['workspace/api/index.html', '/concepts-flows'],
  ['start-here', '/'],
])('%s leads to %s', (path, to) => {
  expect(resolvePath(path, known)).toEqual({kind: 'redirect', to});
});

test.each(['nowhere', 'constructor', '__proto__', 'assets/js/main.ffff.js', '%E4', 'llms-full.txt'])('%s is not there', (path) => {
  expect(resolvePath(path, known)).toEqual({kind: 'missing'});
});
