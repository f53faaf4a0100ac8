import {expect, it} from 'vitest';
import {markdownPath} from '../markdownPath';

it.each([
  ['/', '/', '/index.md'],
  ['/flows', '/', '/flows.md'],
  ['/api/run/', '/', '/api/run.md'],
  ['/langflow/', '/langflow/', '/langflow/index.md'],
  ['/langflow/flows', '/langflow/', '/langflow/flows.md'],
])('puts the Markdown of %s under %s at %s', (pathname, baseUrl, file) => {
  expect(markdownPath(pathname, baseUrl)).toBe(file);
});
