/** Additional sources that features need, by directive, such as the hosts of an analytics service. */
export type PolicySources = Partial<Record<PolicyDirective, readonly string[]>>;

export const POLICY_DIRECTIVES = [
  'default-src',
  'script-src',
  'style-src',
  'img-src',
  'font-src',
  'connect-src',
  'worker-src',
  'manifest-src',
  'frame-src',
  'object-src',
  'base-uri',
  'form-action',
  'frame-ancestors',
] as const;
export type PolicyDirective = (typeof POLICY_DIRECTIVES)[number];

const NONE = "'none'";

const BASE_POLICY: Record<PolicyDirective, readonly string[]> = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  // Highlighted code and figures use style attributes for colours and sizes, which hashes cannot allow.
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  // "Try it" on the API pages calls the reader's own Langflow, whose address is unknown here.
  'connect-src': ["'self'", 'http:', 'https:'],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'frame-src': [NONE],
  'object-src': [NONE],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': [NONE],
};

/**
 * The Content-Security-Policy of the site. No `upgrade-insecure-requests`, because a Langflow in a local network has no certificate.
 *
 * @param scriptHashes `sha256-…` of every inline script of the site
 * @param extra additional sources of this deployment
 */
export function contentSecurityPolicy(scriptHashes: readonly string[], extra: PolicySources = {}): string {
  return POLICY_DIRECTIVES.map((directive) => {
    const hashes = directive === 'script-src' ? scriptHashes.map((hash) => `'${hash}'`) : [];
    const added = extra[directive] ?? [];
    const base = BASE_POLICY[directive].filter((source) => source !== NONE || added.length === 0);
    return [directive, ...new Set([...base, ...hashes, ...added])].join(' ');
  }).join('; ');
}

/** Headers of every response, including redirects and errors, in addition to `contentSecurityPolicy`. */
export const SECURITY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  // For browsers without frame-ancestors.
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
} as const satisfies Record<string, string>;

/** Sent over TLS only; behind a proxy, `X-Forwarded-Proto` decides. One year; the operator decides about subdomains. */
export const STRICT_TRANSPORT_SECURITY = 'max-age=31536000';
