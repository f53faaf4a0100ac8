import {
  CACHE_RULES,
  COMPRESSED_EXTENSIONS,
  COMPRESSION_THRESHOLD,
  CONTENT_TYPES,
  DEFAULT_CONTENT_TYPE,
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

const lines = (list: readonly string[], indent = '    ') => list.map((line) => `${indent}${line}`).join('\n');

/** A pattern of the rules as it stands in a quoted string of nginx, moved under the base path. */
const under = (prefix: string, pattern: string) => `"${pattern.replace(/\^\//g, `^${prefix}`)}"`;

// nginx decodes \ and ? in the Location it writes: browsers take /\host for //host, another site, and a ? starts the query.
const REDIRECTED = '[^\\\\\\\\?\\n]';

function renderCacheMap(baseUrl: string): string {
  const prefix = `[0-9]+:${escapeRegExp(baseUrl)}`;
  const rules = CACHE_RULES.filter(({pattern}) => pattern !== '').map(
    ({pattern, value}) => `${under(prefix, pattern).replace('"', '"~')} ${quote(value)};`,
  );
  const fallback = CACHE_RULES.find(({pattern}) => pattern === '')?.value ?? NOT_FOUND_CACHE;
  return `# 缓存：看状态码和实际回答的文件。
map "$status:$uri" $docs_cache {
    default ${quote(fallback)};
    "~^(?:4|5)" ${quote(NOT_FOUND_CACHE)};
    "~^30[1278]" ${quote(REDIRECT_CACHE)};
${lines(rules)}
}`;
}

/** What stands at the `http` level: variables that the rules of the site are written with. */
export function renderNginxMaps({baseUrl, redirects}: HostedSite): string {
  const root = escapeRegExp(baseUrl);
  const legacy = redirects.map(({from, to}) => `${quote(baseUrl + from.slice(1))} ${quote(encodeURI(baseUrl + to.slice(1)))};`);
  return `# ${GENERATED_NOTE}
# 放在 http 层（例如 /etc/nginx/conf.d/ 的文件里 include）。
map_hash_bucket_size 256;

# 地址去掉结尾的 /、.html 和 /index.html。
map $uri $docs_page {
    default $uri;
    "~^(?<docs_html>${root}.+?)(?:/index)?\\.html$" $docs_html;
    "~^(?<docs_slash>${root}.+?)/+$" $docs_slash;
}

# 旧地址，来自 site/redirects.yaml。
map $docs_page $docs_legacy {
    default "";
${lines(legacy)}
}

# Accept 里有 ${MARKDOWN_TYPE}、又没有用 q=0 拒绝的请求得到页面的 Markdown。
map $http_accept $docs_format {
    default "html";
    "~*${MARKDOWN_REFUSED}" "html";
    "~*${MARKDOWN_ACCEPT}" "md";
}
map "$docs_format:$uri" $docs_markdown {
    default "/.none";
    "md:${baseUrl}" "${baseUrl}index.md";
    "~^md:(?<docs_path>.+)$" "$docs_path.md";
}

${renderCacheMap(baseUrl)}
map $uri $docs_vary {
    default "Accept-Encoding";
    "~\\.(?:html|md)$" "Accept, Accept-Encoding";
}

# 只在 HTTPS 下发送；值为空时 nginx 不发这个响应头。
map "$https:$http_x_forwarded_proto" $docs_hsts {
    default "";
    "~^on:" ${quote(STRICT_TRANSPORT_SECURITY)};
    "~:https$" ${quote(STRICT_TRANSPORT_SECURITY)};
}
`;
}

function renderTypes(): string {
  const types = Object.entries(CONTENT_TYPES).map(([extension, type]) => `${type.split(';')[0]} ${extension};`);
  const texts = Object.values(CONTENT_TYPES).flatMap((type) => (type.includes('charset') ? [type.split(';')[0]] : []));
  const compressed = COMPRESSED_EXTENSIONS.map((extension) => CONTENT_TYPES[extension].split(';')[0]).filter(
    (type) => type !== 'text/html',
  );
  return `types {
${lines(types)}
}
default_type ${DEFAULT_CONTENT_TYPE};
charset utf-8;
charset_types ${texts.filter((type) => type !== 'text/html').join(' ')};

# 优先用 npm run deploy:prepare 压好的 .gz 文件，没有时现压。
gzip_static on;
gzip on;
gzip_vary off;
gzip_min_length ${COMPRESSION_THRESHOLD};
gzip_types ${compressed.join(' ')};`;
}

/** What stands inside the `server` block. `root` is set there: the folder that the base path is under. */
export function renderNginxSite({baseUrl, policy}: HostedSite): string {
  const root = escapeRegExp(baseUrl);
  const headers = Object.entries({...SECURITY_HEADERS, 'Content-Security-Policy': policy}).map(
    ([name, value]) => `add_header ${name} ${quote(value)} always;`,
  );
  const bare = baseUrl === '/' ? '' : `location = ${baseUrl.slice(0, -1)} {\n    return 301 ${baseUrl};\n}\n`;
  return `# ${GENERATED_NOTE}
# 放在 server 块里（include）；root 指向放着 ${baseUrl} 的文件夹。
server_tokens off;
absolute_redirect off;

${headers.join('\n')}
add_header Strict-Transport-Security $docs_hsts always;
add_header Cache-Control $docs_cache always;
add_header Vary $docs_vary always;

${renderTypes()}

if ($docs_legacy) {
    return 301 $docs_legacy$is_args$args;
}
rewrite "^${root}index\\.html$" ${baseUrl} permanent;
rewrite "^(${root}${REDIRECTED}+?)(?:/index)?\\.html$" $1 permanent;
rewrite "^(${root}${REDIRECTED}+?)/+$" $1 permanent;

${bare}location = ${baseUrl} {
    try_files $docs_markdown ${baseUrl}index.html =404;
    error_page 404 @docs_not_found;
}
location ${baseUrl} {
    try_files $docs_markdown $uri $uri.html =404;
    error_page 404 @docs_not_found;
    location = ${baseUrl}${NOT_FOUND_FILE.slice(1).replace('.html', '')} {
        error_page 404 @docs_not_found;
        return 404;
    }
    location ~ ${under(root, HIDDEN_PATH)} {
        error_page 404 @docs_not_found;
        return 404;
    }
}
location @docs_not_found {
    try_files ${baseUrl}${NOT_FOUND_FILE.slice(1)} =404;
}
`;
}
