import {readFileSync} from 'node:fs';
import path from 'node:path';
import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import {createServer} from './createServer';
import {openBuiltSite} from './openBuiltSite';
import {parseMcpArguments, USAGE} from './parseMcpArguments';
import {serveHttp} from './serveHttp';

async function main(args: readonly string[]): Promise<void> {
  const {help, folder, port} = parseMcpArguments(args);
  if (help) return console.log(USAGE);
  const site = openBuiltSite(folder);
  const {version} = JSON.parse(readFileSync(path.join(__dirname, '../../package.json'), 'utf8')) as {version: string};
  const create = () => createServer(site, version);
  if (port === undefined) return create().connect(new StdioServerTransport());
  const {url} = await serveHttp(create, port);
  // Standard output belongs to the protocol; what people read goes to the other one.
  console.error(`MCP 服务器在 ${url}，按 Ctrl+C 结束`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});
