/** Replaces the secret part. Providers use the same sign in their messages about keys. */
const MASK = '***';

/** Keys and tokens by form: the first group is kept, so that the reader can tell which key it was. */
const FORMS: RegExp[] = [
  // A key in the form of its provider: OpenAI, Anthropic, DeepSeek, …
  /\b(sk[-_])[\w-]{10,}/g,
  // Groq, Tavily, NVIDIA, Hugging Face, LangSmith, Perplexity, GitHub, GitLab, Slack, Astra DB, Replicate, Stripe, …
  /\b((?:gsk|tvly|nvapi|hf|lsv2|pplx|github_pat|gh[pousr]|glpat|xox[abeoprs]|AstraCS|bce-v3|r8|xai|jina|pk|rk|npm)[-_:/])(?=[\w./:-]*[\dA-Z])[\w./:-]{10,}/g,
  /\b(AKIA|ASIA|LTAI|AKID|AIza|ya29\.)[\w-]{12,}/g,
  // JSON Web Token.
  /\b(eyJ)[\w-]{8,}\.[\w-]+(?:\.[\w-]*)?/g,
  // Zhipu.
  /\b()[0-9a-f]{32}\.[A-Za-z0-9]{12,}\b/g,
  /((?:-----BEGIN [A-Z ]*PRIVATE KEY-----))[\s\S]*?(?:-----END [A-Z ]*PRIVATE KEY-----|$)/g,
  // A value that its name says to be secret.
  /(\bauthorization["']?\s*[:=]\s*["']?(?:\w+\s+)?)[^\s"',;]+/gi,
  /(\b(?:bearer|basic)\s+)(?=[^\s"',;]*\d)[^\s"',;]{8,}/gi,
  /((?:api[-_ ]?key|apikey|secret|token|passw(?:or)?d|pwd|密钥|密码|口令|令牌)["']?\s*(?:[:=：]|是|为)\s*["']?)(?=[^\s"',;]*[\d@!#$%^&*+/=])(?!\*)[\w\-./+=~!@#$%^&*]{6,}/gi,
  // Credentials in an address.
  /(\b[a-z][\w+.-]*:\/\/[^\s:@/]*:)[^\s@/]+(?=@)/gi,
];

/** A long run of letters and digits, also of a path. Old browsers have no lookbehind, so paths are told apart afterwards. */
const LONG_RUN = /[\w./\\-]{32,}/g;
const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
/** A key rather than a word or a path: it mixes upper case, lower case and digits. */
const isRandom = (run: string) => /^[\w-]+$/.test(run) && count(run, /[A-Z]/g) >= 4 && count(run, /[a-z]/g) >= 4 && count(run, /\d/g) >= 3;

/**
 * Masks what looks like a key, token or password in a text of the reader, before the text is stored, written to an address, or sent to another
 * site. Ids of records and commits stay: they are not secret, and messages contain them.
 */
export function maskSecrets(text: string): string {
  const known = FORMS.reduce((rest, form) => rest.replace(form, (_, kept: string) => kept + MASK), text);
  return known.replace(LONG_RUN, (run) => (isRandom(run) ? MASK : run));
}
