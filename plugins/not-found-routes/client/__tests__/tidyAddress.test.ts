import {describe, expect, it} from 'vitest';
import {HOSTILE_STARTS, hostileTargets, leavesSite} from '../../../../tests/hosting/hostilePaths';
import {tidyAddressScript} from '../tidyAddress';

const ORIGIN = 'https://docs.example.cn';

/** Where the script redirects a browser from an address; undefined if the address is tidy. */
function ledTo(address: string, baseUrl = '/'): string | undefined {
  const attributes: string[] = [];
  let target: string | undefined;
  const {origin, pathname, search, hash} = new URL(address, ORIGIN);
  const location = {origin, pathname, search, hash, replace: (url: string) => (target = url)};
  const documentElement = {setAttribute: (name: string) => attributes.push(name)};
  new Function('location', 'document', tidyAddressScript(baseUrl))(location, {documentElement});
  expect(attributes).toEqual(target === undefined ? [] : ['data-leaving']);
  return target?.replace(ORIGIN, '');
}

describe('the script of the 404 page', () => {
  it.each([
    ['/AGENTS', '/agents'],
    ['/1.5/Components-Agents', '/1.5/components-agents'],
    ['/agents%20', '/agents'],
    ['/agents ，', '/agents'],
    ['/agents。', '/agents'],
    ['/agents).', '/agents'],
    ['/agents%E3%80%80/', '/agents'],
    ['/API/Get-Version?lang=PY#Body', '/api/get-version?lang=PY#Body'],
    ['/%E6%B5%81', '/%e6%b5%81'],
  ])('leads from %s to %s', (address, expected) => {
    expect(ledTo(address)).toBe(expected);
  });

  it.each(['/agents', '/concept-flows', '/1.5/nope', '/%e6%b5%81', '/'])('leaves %s', (address) => {
    expect(ledTo(address)).toBeUndefined();
  });

  it('keeps the path of the site, and leaves what is outside of it', () => {
    expect(ledTo('/Docs/AGENTS', '/Docs/')).toBe('/Docs/agents');
    expect(ledTo('/other/AGENTS', '/Docs/')).toBeUndefined();
  });

  it.each(['/', '/langflow/'])('leads no hostile address of a site under %s to another site, and none twice', (baseUrl) => {
    const targets = HOSTILE_STARTS.flatMap((start) => hostileTargets(baseUrl, start.toUpperCase())).filter((target) =>
      target.startsWith('/'),
    );
    // The addresses as browsers resolve them on this site.
    const places = targets.map((target) => ledTo(`${ORIGIN}${target}`, baseUrl)).filter((place) => place !== undefined);
    expect(places.length).toBeGreaterThan(100);
    expect(places.filter((place) => leavesSite(ORIGIN + place, ORIGIN))).toEqual([]);
    expect(places.filter((place) => ledTo(ORIGIN + place, baseUrl) !== undefined)).toEqual([]);
  });
});
