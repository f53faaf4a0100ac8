import {
  CACHE_RULES,
  CONTENT_TYPES,
  HIDDEN_PATH,
  MARKDOWN_ACCEPT,
  MARKDOWN_REFUSED,
  MARKDOWN_TYPE,
  NOT_FOUND_CACHE,
  NOT_FOUND_FILE,
  REDIRECT_CACHE,
} from '../../lib/hosting/rules';
import {SECURITY_HEADERS, STRICT_TRANSPORT_SECURITY} from '../../lib/hosting/securityHeaders';
import type {HostedSite} from '../../lib/hosting/siteFacts';
import {escapeRegExp} from '../../lib/input/escapeRegExp';
import {GENERATED_NOTE} from './generatedNote';
import {quote} from './quote';

const indent = (list: readonly string[], depth: number) => list.map((line) => `${'\t'.repeat(depth)}${line}`).join('\n');

/** A pattern in back quotes, which Caddy reads as it stands. */
const under = (baseUrl: string, pattern: string) => `\`${pattern.replace(/\^\//g, `^${escapeRegExp(baseUrl)}`)}\``;

function renderLegacy({baseUrl, redirects}: HostedSite): string {
  const entries = redirects.flatMap(({from, to}) => {
    const path = baseUrl + from.slice(1);
    return [path, `${path}/`].map((key) => `${quote(key)} ${quote(encodeURI(baseUrl + to.slice(1)))}`);
  });
  return `		# 旧地址，来自 site/redirects.yaml。
		map {path} {docs_legacy} {
${indent([...entries, 'default ""'], 3)}
		}
		@docs_legacy expression \`{docs_legacy} != ""\`
		route @docs_legacy {
			header Cache-Control ${quote(REDIRECT_CACHE)}
			rewrite * {docs_legacy}
			redir * {uri} 301
		}`;
}

function renderCanonical(baseUrl: string): string {
  // Caddy decodes an encoded ? in the Location it writes, where it would start the query.
  const root = escapeRegExp(baseUrl);
  const rules = [
    ['docs_home', `^(${root})index\\.html$`],
    ['docs_html', `^(${root}[^?\\n]+?)(?:/index)?\\.html$`],
    ['docs_slash', `^(${root}[^?\\n]+?)/+$`],
  ] as const;
  return rules
    .map(
      ([name, pattern]) => `		@${name} path_regexp ${name} \`${pattern}\`
		route @${name} {
			header Cache-Control ${quote(REDIRECT_CACHE)}
			rewrite * {re.${name}.1}
			redir * {uri} 301
		}`,
    )
    .join('\n');
}

function renderFileHeaders(baseUrl: string): string {
  // The last that matches counts here, so the rules come the other way round.
  const caches = [...CACHE_RULES].reverse().flatMap(({pattern, value}, i) => {
    if (pattern === '') return [`header Cache-Control ${quote(value)}`];
    return [`@docs_cache${i} path_regexp ${under(baseUrl, pattern)}`, `header @docs_cache${i} Cache-Control ${quote(value)}`];
  });
  const types = Object.entries(CONTENT_TYPES).flatMap(([extension, type]) => [
    `@docs_type_${extension} path_regexp \`\\.${extension}$\``,
    `header @docs_type_${extension} Content-Type ${quote(type)}`,
  ]);
  return indent([...caches, '@docs_pages path_regexp `\\.(?:html|md)$`', 'header @docs_pages Vary Accept', ...types], 2);
}

function renderSecurityHeaders({policy}: HostedSite): string {
  const headers = Object.entries({...SECURITY_HEADERS, 'Content-Security-Policy': policy}).map(
    ([name, value]) => `${name} ${quote(value)}`,
  );
  // A matcher may be defined once a site, so each place that imports this gives its own name.
  return `(langflow-docs-headers) {
	header {
${indent([...headers, '-Server'], 2)}
	}
	@{args.0} expression \`{scheme} == "https" || {header.X-Forwarded-Proto} == "https"\`
	header @{args.0} Strict-Transport-Security ${quote(STRICT_TRANSPORT_SECURITY)}
}`;
}

const FILE_SERVER = ['file_server {', '\tdisable_canonical_uris', '\tprecompressed br gzip', '}'];

function renderErrors(notFound: string): string {
  return `	handle_errors {
		import langflow-docs-headers docs_tls_error
		header Cache-Control ${quote(NOT_FOUND_CACHE)}
		@docs_404 expression \`{err.status_code} == 404\`
		handle @docs_404 {
			rewrite * ${notFound}
			header Content-Type ${quote(CONTENT_TYPES.html)}
			header Vary Accept
${indent(FILE_SERVER, 3)}
		}
		handle {
			respond "{err.status_code} {err.status_text}"
		}
	}`;
}

/** A snippet for a Caddyfile; `import langflow-docs <folder>` in a site block serves the site, the folder being what the base path is under. */
export function renderCaddy(site: HostedSite): string {
  const {baseUrl} = site;
  const notFound = `${baseUrl}${NOT_FOUND_FILE.slice(1)}`;
  return `# ${GENERATED_NOTE}
${renderSecurityHeaders(site)}

(langflow-docs) {
	root * {args.0}
	import langflow-docs-headers docs_tls
${baseUrl === '/' ? '' : `	redir ${baseUrl.slice(0, -1)} ${baseUrl} 301\n`}
	route ${baseUrl}* {
		@docs_method not method GET HEAD
		error @docs_method 405
${renderLegacy(site)}
${renderCanonical(baseUrl)}
		@docs_hidden path_regexp ${under(baseUrl, HIDDEN_PATH)}
		error @docs_hidden 404
		@docs_no_page path_regexp \`^${escapeRegExp(notFound.replace('.html', ''))}$\`
		error @docs_no_page 404

		# Accept 里有 ${MARKDOWN_TYPE}、又没有用 q=0 拒绝的请求得到页面的 Markdown。
		@docs_markdown {
			header_regexp Accept \`(?i)${MARKDOWN_ACCEPT}\`
			not header_regexp Accept \`(?i)${MARKDOWN_REFUSED}\`
			file {
				try_files {path}.md {path}index.md
			}
		}
		rewrite @docs_markdown {file_match.relative}
		try_files {path} {path}.html {path}index.html
		@docs_missing not file
		error @docs_missing 404

${renderFileHeaders(baseUrl)}
${indent(FILE_SERVER, 2)}
	}

${renderErrors(notFound)}
}
`;
}
