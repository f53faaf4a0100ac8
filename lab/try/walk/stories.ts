import type {Walker} from './walker';

/** The steps of a page, as its reader follows them on a fresh server; `modelUrl` is what stands in for a model. */
export type Story = {route: string; walk: (walker: Walker, modelUrl: string) => Promise<void>};

const MESSAGE = 'Send a message...';

async function openTemplate(walker: Walker, name: string): Promise<void> {
  await walker.press('New Flow');
  await walker.press(name);
  await walker.page.getByTestId('publish-button').waitFor();
}

async function say(walker: Walker, text: string): Promise<void> {
  const {front} = walker;
  await front.getByPlaceholder(MESSAGE).fill(text);
  await front.getByTestId('button-send').click();
}

async function fillInModel({page}: Walker, modelUrl: string): Promise<void> {
  await page.getByRole('dialog').getByTestId('popover-anchor-input-openai_api_base-edit').fill(modelUrl);
}

async function quickstart(walker: Walker, modelUrl: string): Promise<void> {
  const {page} = walker;
  await walker.goHome();
  await walker.press('Create first flow');
  await walker.press('Simple Agent');
  await page.getByTestId('publish-button').waitFor();
  await walker.see('Chat Input', 'Chat Output', 'Agent', 'Calculator', 'URL', 'Model Provider', 'Model Name');
  await page.getByTestId('title-Agent').click();
  await walker.press('Controls');
  await walker.see('OpenAI API Base');
  // The key comes from the environment of the server, as a global variable.
  await fillInModel(walker, modelUrl);
  await walker.close();
  await walker.press('Playground');
  await say(walker, '4 加 4 等于几？');
  await page.getByText('evaluate_expression').first().waitFor();
  await page.getByText('工具的结果是').first().waitFor();
  await walker.press('Close');
  await walker.press('Share');
  await walker.press('API access');
  await page.getByText('LANGFLOW_API_KEY').first().waitFor();
}

async function flows(walker: Walker): Promise<void> {
  const {page} = walker;
  await walker.goHome();
  await walker.see('Projects', 'Starter Project');
  await walker.seeHint(page.getByTestId('add-project-button'), 'Create new project');
  await walker.pressIcon(page.getByTestId('home-dropdown-menu'));
  await walker.see('Edit details', 'Duplicate', 'Delete');
  await walker.closeMenu();
  await walker.press('New Flow');
  await walker.press('Blank Flow');
  await walker.see('Components', 'Playground');
  await walker.pressIcon(page.getByTestId('icon-ChevronLeft'));
  await openTemplate(walker, 'Basic Prompting');
}

async function playground(walker: Walker): Promise<void> {
  const {page} = walker;
  await walker.goHome();
  await page.getByTestId('list-card').filter({hasText: 'Simple Agent'}).first().click();
  await walker.press('Playground');
  await walker.see('Default Session');
  await say(walker, '你好');
  await page.getByText('你说的是').first().waitFor();
  const options = walker.front.getByTestId('icon-MoreHorizontal');
  await walker.seeHint(options, 'Options');
  await walker.pressIcon(options);
  const menu = page.getByRole('option');
  await menu.filter({hasText: 'Delete'}).first().waitFor();
  await menu.filter({hasText: 'Message logs'}).first().click();
  await page.getByRole('columnheader').filter({hasText: 'sender_name'}).first().waitFor();
}

async function publish(walker: Walker): Promise<void> {
  const {page} = walker;
  await walker.goHome();
  await page.getByTestId('list-card').filter({hasText: 'Simple Agent'}).first().click();
  await walker.press('Share');
  await walker.see('API access', 'Export', 'MCP Server', 'Embed into site', 'Shareable Playground');
  await walker.press('API access');
  await walker.see('Python', 'JavaScript', 'cURL');
  await walker.seeBeginning('Input Schema');
  await walker.pressIcon(page.getByRole('button', {name: /^Input Schema/}));
  await walker.see('Endpoint Name');
  await walker.close();
  await walker.close();
  await walker.press('Share');
  await walker.press('Embed into site');
  await page.getByText('langflow-chat').first().waitFor();
}

async function mcpServer(walker: Walker): Promise<void> {
  const {page} = walker;
  await walker.goHome();
  await walker.press('MCP Server');
  await walker.see('Flows/Tools', 'Auto install');
  await walker.press('JSON');
  await page.getByText('mcp-proxy').first().waitFor();
  await walker.press('Edit Tools');
  await walker.see('MCP Server Tools');
  await page.getByRole('dialog').getByRole('row').nth(1).click();
  await walker.see('Tool name', 'Tool description');
}

async function settings(walker: Walker, section: string): Promise<void> {
  await walker.goHome();
  await walker.pressUser();
  await walker.press('Settings');
  await walker.press(section);
}

async function globalVariables(walker: Walker): Promise<void> {
  const {page} = walker;
  await settings(walker, 'Global Variables');
  await walker.press('Add New');
  await walker.see('Create Variable', 'Generic', 'Credential', 'Apply to fields');
  await walker.seeBeginning('Type', 'Name', 'Value');
  const {front} = walker;
  await front.getByPlaceholder('Enter a name for the variable...').fill('TRY');
  await front.getByPlaceholder('Enter a value for the variable...').fill('1');
  await walker.press('Save Variable');
  await page.getByText('TRY', {exact: true}).first().click();
  await walker.see('Update Variable');
}

async function apiKeys(walker: Walker): Promise<void> {
  await settings(walker, 'Langflow API Keys');
  await walker.press('Add New');
  await walker.see('Create API Key');
  await walker.press('Generate API Key');
  await walker.page.getByText(/^sk-/).or(walker.page.locator('input[value^="sk-"]')).first().waitFor();
}

async function mcpClient(walker: Walker): Promise<void> {
  await settings(walker, 'MCP Servers');
  await walker.press('Add MCP Server');
  await walker.press('STDIO');
  await walker.press('SSE');
  await walker.press('JSON');
}

async function actions(walker: Walker): Promise<void> {
  const {page} = walker;
  await walker.goHome();
  await page.getByTestId('list-card').filter({hasText: 'Simple Agent'}).first().click();
  await walker.see('Actions', 'Toolset');
  await walker.pressIcon(page.getByTestId('button_open_actions'));
  await walker.see('Name', 'Description', 'Slug');
}

/** The version whose interface they walk through. */
export const STORIES_OF = '1.5';

/** In an order in which each finds what the ones before have made. */
export const STORIES: readonly Story[] = [
  {route: '/get-started-quickstart', walk: quickstart},
  {route: '/concepts-flows', walk: flows},
  {route: '/concepts-playground', walk: playground},
  {route: '/concepts-publish', walk: publish},
  {route: '/mcp-server', walk: mcpServer},
  {route: '/mcp-client', walk: mcpClient},
  {route: '/agents-tools', walk: actions},
  {route: '/configuration-global-variables', walk: globalVariables},
  {route: '/api-keys-and-authentication', walk: apiKeys},
];
