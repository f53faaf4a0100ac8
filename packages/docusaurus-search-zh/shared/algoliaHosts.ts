import type {liteClient} from 'algoliasearch/lite';

type Hosts = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['hosts']>;

/** Hosts of the hosted service from full addresses, in the order in which they are tried. */
export function hostsOf(addresses: readonly string[]): Hosts {
  return addresses.map((address) => {
    const {host, protocol} = new URL(address);
    return {url: host, accept: 'readWrite', protocol: protocol === 'http:' ? 'http' : 'https'};
  });
}
