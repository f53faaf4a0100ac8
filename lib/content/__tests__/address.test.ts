import {expect, test} from 'vitest';
import {addressOfRoute, originalOfRoute} from '../address';

test.each([
  ['', '/', '/'],
  ['', '/agents', '/agents'],
  ['/1.10', '/', '/1.10'],
  ['/1.10', '/agents', '/1.10/agents'],
])('under %o the route %s has the address %s', (base, route, address) => {
  expect(addressOfRoute(base, route)).toBe(address);
});

test.each([
  [undefined, '/', '/'],
  [undefined, '/agents', '/agents'],
  ['/1.10.0', '/', '/1.10.0'],
  ['/1.10.0', '/agents', '/1.10.0/agents'],
  ['/1.10.0', '/api-keys-and-authentication', '/1.10.0/api-keys-and-authentication'],
  ['/1.10.0', '/api', '/api'],
  ['/1.10.0', '/api/build-flow', '/api/build-flow'],
])('the original of a version under %o of the route %s stands at %s', (english, route, address) => {
  expect(originalOfRoute(english, route)).toBe(address);
});
