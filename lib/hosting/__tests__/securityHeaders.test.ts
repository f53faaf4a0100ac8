import {expect, test} from 'vitest';
import {contentSecurityPolicy} from '../securityHeaders';

const directives = (policy: string) => Object.fromEntries(policy.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1)]));

test('the policy of a site without extras', () => {
  expect(contentSecurityPolicy(['sha256-abc=', 'sha256-def='])).toMatchInlineSnapshot(
    `"default-src 'self'; script-src 'self' 'sha256-abc=' 'sha256-def='; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self' http: https:; worker-src 'self'; manifest-src 'self'; frame-src 'none'; object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'"`,
  );
});

test('scripts that no hash names never run', () => {
  const scripts = directives(contentSecurityPolicy(['sha256-abc=']))['script-src']?.join(' ');
  expect(scripts).not.toMatch(/unsafe|\*|https?:|data:|blob:/);
});

test('extra sources are added once, and take the place of none', () => {
  const policy = directives(
    contentSecurityPolicy([], {'script-src': ['https://a.example', 'https://a.example'], 'frame-src': ['https://f.example']}),
  );
  expect(policy['script-src']).toEqual(["'self'", 'https://a.example']);
  expect(policy['frame-src']).toEqual(['https://f.example']);
  expect(policy['object-src']).toEqual(["'none'"]);
});
