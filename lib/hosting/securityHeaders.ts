/** Sources that some feature needs besides the site itself, by directive, such as the hosts of an analytics service. */
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
  // Highlighted code and figures carry their colours and sizes as style attributes, which no hash can allow.
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  // "Try it" on the API pages calls the reader's own Langflow, whose address only the reader knows.
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
 * The Content-Security-Policy of the site. No `upgrade-insecure-requests`: a Langflow in the local network has no certificate.
 *
 * @param scriptHashes `sha256-…` of every inline script of the site
 * @param extra what this deployment allows besides
 */
export function contentSecurityPolicy(scriptHashes: readonly string[], extra: PolicySources = {}): string {
  return POLICY_DIRECTIVES.map((directive) => {
    const hashes = directive === 'script-src' ? scriptHashes.map((hash) => `'${hash}'`) : [];
    const added = extra[directive] ?? [];
    const base = BASE_POLICY[directive].filter((source) => source !== NONE || added.length === 0);
    return [directive, ...new Set([...base, ...hashes, ...added])].join(' ');
  }).join('; ');
}

/** Headers that every answer carries, redirects and errors too, besides the policy of `contentSecurityPolicy`. */
export const SECURITY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  // For browsers that do not know frame-ancestors.
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
} as const satisfies Record<string, string>;

/** Sent over TLS only, where `X-Forwarded-Proto` says whether the proxy in front had it. A year; subdomains are the operator's own matter. */
export const STRICT_TRANSPORT_SECURITY = 'max-age=31536000';
