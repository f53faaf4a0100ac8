import {readFileSync} from 'node:fs';
import path from 'node:path';
import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import {type Main, runEntry} from '../command/runEntry';
import {createServer} from './createServer';
import {guardLines} from './guardLines';
import {openBuiltSite} from './openBuiltSite';
import {MCP_USAGE, parseMcpArguments} from './parseMcpArguments';
import {serveHttp} from './serveHttp';

/** Starts the MCP server; it runs until it is stopped. */
export const main: Main = async (args) => {
  const {help, folder, port} = parseMcpArguments(args);
  if (help) {
    console.log(MCP_USAGE);
    return 0;
  }
  const site = openBuiltSite(folder);
  const {version} = JSON.parse(readFileSync(path.join(__dirname, '../../package.json'), 'utf8')) as {version: string};
  const create = () => createServer(site, version);
  if (port === undefined) {
    const input = guardLines(process.stdin, {answers: process.stdout, complain: (text) => console.error(text)});
    await create().connect(new StdioServerTransport(input));
    return undefined;
  }
  const {url} = await serveHttp(create, port);
  // Standard output is reserved for the protocol; messages for people go to standard error.
  console.error(`MCP 服务器在 ${url}，按 Ctrl+C 结束`);
  return undefined;
};

runEntry(__filename, main);
