import type {APIRequestContext} from '@playwright/test';
import {addressOfRoute} from '../../lib/content/address';
import {readPages, readRedirects} from '../../lib/content/content';
import {apiRoutes} from '../../lib/openapi/apiOperations';
import {readSitePages} from '../sitePages';
import {NEWEST, OLDER} from '../testVersions';
import {expect, test} from './test';

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

const sitePages = () => new Set(readSitePages());
const NEWEST_ROUTES = new Set([...readPages(NEWEST).map(({route}) => route), ...apiRoutes(NEWEST)]);

/** Whether a small page sends the browser on to an address. */
const leadsTo = (to: string) => new RegExp(`<link[^>]*rel="?canonical"?[^>]*href="?(?:https?://[^/"> ]+)?${to}["\\s/>]`);

/** A page stands where the specification names it, or if the newest version has it no more, an older one that it leads to does. */
async function expectPage(request: APIRequestContext, path: string): Promise<string> {
  const isMoved = !NEWEST_ROUTES.has(path);
  if (isMoved) {
    // Either the server sends the browser on, or a small page does.
    const first = await request.get(path);
    expect.soft(first.status(), path).toBe(200);
    expect.soft(await first.text(), path).toMatch(leadsTo(OLDER.base + path));
  }
  const response = await request.get(isMoved ? OLDER.base + path : path, {maxRedirects: 0});
  expect.soft(response.status(), path).toBe(200);
  return response.text();
}

for (const [group, paths] of Object.entries(DOCS)) {
  test(`the docs pages of the group ${group} stand at their addresses`, async ({request}) => {
    const listed = sitePages();
    for (const path of paths) {
      const html = await expectPage(request, path);
      expect.soft(html, path).toContain('theme-doc-sidebar-menu');
      expect.soft(html, path).toContain('docs-doc-page');
      expect.soft(listed.has(NEWEST_ROUTES.has(path) ? path : OLDER.base + path), `${path} in the sitemap`).toBe(true);
    }
  });
}

for (const [group, slugs] of Object.entries(API)) {
  test(`the API pages of the group ${group} stand at their addresses`, async ({request}) => {
    for (const slug of slugs) expect.soft(await expectPage(request, `/api/${slug}`), slug).toContain('theme-doc-sidebar-menu');
  });
}

test('the API reference has a landing page and one page an operation', async ({request}) => {
  expect((await request.get('/api', {maxRedirects: 0})).status()).toBe(200);
  const listed = [...sitePages()].filter((path) => path === '/api' || path.startsWith('/api/'));
  expect(listed.sort()).toEqual(apiRoutes(NEWEST).sort());
});

test('old addresses lead to the pages that replace them: of the English site, of older versions, and of where pages once stood', async ({
  request,
}) => {
  const redirects = [...readRedirects(NEWEST), ...readRedirects(OLDER)];
  for (const {from, to} of redirects) {
    const response = await request.get(encodeURI(from));
    expect.soft(response.status(), from).toBe(200);
    // Either the page itself, or the small one that sends the browser on.
    expect.soft(await response.text(), from).toMatch(leadsTo(to));
  }
  const froms = new Set(redirects.map(({from}) => from));
  expect([...NEWEST_ROUTES].filter((route) => !froms.has(addressOfRoute(NEWEST.former ?? '', route)))).toEqual([]);
});
