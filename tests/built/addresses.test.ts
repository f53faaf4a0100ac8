import {describe, expect, it} from 'vitest';
import {addressOfRoute} from '../../lib/content/address';
import {readPages, readRedirects} from '../../lib/content/content';
import {apiRoutes} from '../../lib/openapi/apiOperations';
import {readSitePages} from '../sitePages';
import {NEWEST, OLDER} from '../testVersions';
import {BUILD, hasPage, readPageHtml, serveBuild} from './builtPages';

/** Every page that the specification names, by the group that it names it in. */
const DOCS: Record<string, string[]> = {
  home: ['/'],
  'get started': ['/get-started-installation', '/get-started-quickstart'],
  agents: ['/agents', '/agents-tools', '/agent-tutorial'],
  'API guides': [
    ...['build', 'files', 'flows', 'flows-run', 'keys-and-authentication', 'logs', 'monitor', 'projects', 'users'].map(
      (name) => `/api-${name}`,
    ),
    '/api-reference-api-examples',
  ],
  components: [
    ...['agents', 'bundle-components', 'custom-components', 'data', 'embedding-models', 'helpers', 'io', 'logic'].map(
      (name) => `/components-${name}`,
    ),
    ...['memories', 'models', 'processing', 'prompts', 'tools', 'vector-stores'].map((name) => `/components-${name}`),
    '/mcp-client',
  ],
  bundles: [
    ...['aiml', 'amazon', 'anthropic', 'arxiv', 'azure', 'baidu', 'bing', 'cloudflare', 'cohere', 'datastax', 'deepseek', 'duckduckgo'],
    ...['exa', 'glean', 'google', 'groq', 'huggingface', 'ibm', 'langchain', 'lmstudio', 'mem0', 'mistralai', 'nvidia', 'ollama'],
    ...['openai', 'openrouter', 'perplexity', 'redis', 'sambanova', 'vertexai', 'wikipedia', 'xai'],
  ].map((provider) => `/bundles-${provider}`),
  concepts: [
    ...['components', 'file-management', 'flows', 'flows-import', 'overview', 'playground', 'publish', 'voice-mode'].map(
      (name) => `/concepts-${name}`,
    ),
    '/data-types',
    '/mcp-server',
  ],
  configuration: [
    ...['cli', 'custom-database', 'global-variables'].map((name) => `/configuration-${name}`),
    '/environment-variables',
    '/api-keys-and-authentication',
  ],
  contributing: [
    'bundles',
    'community',
    'component-tests',
    'components',
    'github-issues',
    'how-to-contribute',
    'telemetry',
    'templates',
  ].map((name) => `/contributing-${name}`),
  deployment: [
    ...['architecture', 'caddyfile', 'docker', 'gcp', 'hugging-face-spaces', 'kubernetes-dev', 'kubernetes-prod', 'overview'],
    ...['prod-best-practices', 'public-server', 'railway', 'render'],
  ].map((name) => `/deployment-${name}`),
  develop: [
    ...['/typescript-client', '/develop-application', '/enterprise-database-guide', '/install-custom-dependencies'],
    ...['/logging', '/memory', '/session-id', '/webhook'],
  ],
  integrations: [
    ...['apify', 'arize', 'assemblyai', 'cleanlab', 'composio', 'docling', 'google-big-query', 'langfuse', 'langsmith', 'langwatch'].map(
      (name) => `/integrations-${name}`,
    ),
    ...['nvidia-g-assist', 'nvidia-ingest', 'nvidia-ingest-wsl2', 'opik'].map((name) => `/integrations-${name}`),
    ...['setup', 'notion-agent-conversational', 'notion-agent-meeting-notes'].map((name) => `/integrations/notion/${name}`),
    '/mcp-component-astra',
  ],
  support: ['/luna-for-langflow', '/release-notes', '/troubleshoot'],
  tutorials: ['/chat-with-files', '/chat-with-rag', '/mcp-tutorial'],
};

/** Slugs of the API reference, by the group that the specification names. */
const API: Record<string, string[]> = {
  servers: ['get-servers', 'add-server', 'update-server-endpoint', 'get-server-endpoint', 'delete-server'],
  users: ['add-user', 'delete-user', 'patch-user', 'read-current-user', 'reset-password'],
  login: ['login-to-get-access-token', 'logout', 'auto-login', 'refresh-token'],
  builds: ['build-flow', 'build-vertex', 'build-vertex-stream', 'get-vertex-builds', 'cancel-build', 'get-build-events'],
  flows: ['create-flow', 'read-flow', 'read-flows', 'update-flow', 'delete-flow', 'delete-multiple-flows', 'upload-file'],
  projects: [
    ...['create-project', 'read-project', 'read-projects', 'update-project', 'delete-project'],
    ...['create-folder-redirect', 'read-folder-redirect', 'update-folder-redirect', 'delete-folder-redirect'],
  ],
  files: [
    ...['upload-user-file', 'list-files', 'download-file', 'delete-file', 'delete-files-batch', 'download-files-batch', 'edit-file-name'],
    'download-image',
  ],
  variables: ['create-variable', 'read-variables', 'update-variable', 'delete-variable'],
  'API keys': ['create-api-key-route'],
  monitoring: ['get-messages', 'get-message-sessions', 'get-transactions', 'logs', 'stream-logs'],
  store: [
    ...['check-if-store-has-api-key', 'save-store-api-key', 'check-if-store-is-enabled', 'get-components'],
    ...['like-component', 'get-list-of-components-liked-by-user', 'get-tags', 'share-component'],
  ],
  MCP: [
    ...['install-mcp-config', 'check-installed-mcp-servers', 'list-project-tools', 'handle-sse', 'handle-project-sse', 'handle-messages'],
    ...['handle-project-messages', 'update-project-mcp-settings', 'add-server'],
  ],
  system: [
    ...['health', 'health-check', 'get-version', 'get-config', 'get-all', 'get-starter-projects'],
    ...['list-profile-pictures', 'download-profile-picture'],
  ],
  'custom components': ['custom-component', 'custom-component-update', 'post-validate-code', 'post-validate-prompt'],
  runs: ['webhook-run-flow', 'simplified-run-flow', 'experimental-run-flow', 'get-task-status'],
  voice: ['get-elevenlabs-voice-ids'],
};

const LISTED = new Set(readSitePages());
const NEWEST_ROUTES = new Set([...readPages(NEWEST).map(({route}) => route), ...apiRoutes(NEWEST)]);
const OLD_ADDRESSES = new Map([...readRedirects(NEWEST), ...readRedirects(OLDER)].map(({from, to}) => [from, to]));

/** What is wrong with a page that the specification names. If the newest version lacks it, its address leads to the older one. */
function faultsOf(path: string): string[] {
  const isMoved = !NEWEST_ROUTES.has(path);
  const address = isMoved ? OLDER.base + path : path;
  if (isMoved && OLD_ADDRESSES.get(path) !== address) return [`${path} does not lead to ${address}`];
  if (!hasPage(address)) return [`${address} is missing`];
  return [
    ...(LISTED.has(address) ? [] : [`${address} is not in the sitemap`]),
    ...(readPageHtml(address).includes('theme-doc-sidebar-menu') ? [] : [`${address} has no sidebar`]),
  ];
}

describe('the pages that the specification names', () => {
  it.each(Object.entries(DOCS))('of the docs: %s', (_group, paths) => {
    expect(paths.flatMap(faultsOf)).toEqual([]);
  });

  it.each(Object.entries(API))('of the API reference: %s', (_group, slugs) => {
    expect(slugs.flatMap((slug) => faultsOf(`/api/${slug}`))).toEqual([]);
  });

  it('are one an operation, and a landing page', () => {
    const listed = [...LISTED].filter((path) => path === '/api' || path.startsWith('/api/'));
    expect(listed.sort()).toEqual(apiRoutes(NEWEST).sort());
  });
});

describe('the server', () => {
  const request = serveBuild(BUILD);

  it('leads from every old address to its page: of the English site, of older versions and of former places', async () => {
    const astray: string[] = [];
    for (const [from, to] of OLD_ADDRESSES) {
      const {status, url} = await request(encodeURI(from));
      const {pathname, hash} = new URL(url);
      if (status !== 200 || decodeURI(pathname + hash) !== to) astray.push(`${from}: ${status} ${url}, not ${to}`);
    }
    expect(astray).toEqual([]);
    expect([...NEWEST_ROUTES].filter((route) => !OLD_ADDRESSES.has(addressOfRoute(NEWEST.former ?? '', route)))).toEqual([]);
  });

  it('answers only at the address of a page, not below or beside it', async () => {
    for (const address of ['/concepts-flows/more', '/concepts-flowsx', '/api/build-flow/more', '/search/more'])
      expect.soft((await request(address)).status, address).toBe(404);
  });
});

it('no address of the site ends in a slash', () => {
  expect([...LISTED].filter((page) => page !== '/' && page.endsWith('/'))).toEqual([]);
  const links = [...readPageHtml('/concepts-flows').matchAll(/href="?(\/[^\s">#?]*)/g)].map(([, href]) => href as string);
  expect(links.length).toBeGreaterThan(30);
  expect(links.filter((href) => href !== '/' && href.endsWith('/'))).toEqual([]);
});
