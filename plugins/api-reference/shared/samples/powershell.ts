import {addressOf, formEntriesOf, headersOf, jsonBodyOf, queryOf} from '../requestValues';
import type {SampleInput} from './sampleInput';

/**
 * Wraps text in single quotes for PowerShell, which takes typographic quotes for straight ones. A double quote also needs the backslash
 * of Windows programs; whether PowerShell adds it differs between versions, see `OWN_QUOTES`.
 */
function quote(text: string): string {
  return `'${text.replace(/['‘-‛]/g, '$&$&').replace(/(\\*)"/g, '$1$1\\"')}'`;
}

/** Makes PowerShell 7.3 and later pass double quotes on as 5.1 does. */
const OWN_QUOTES = "$PSNativeCommandArgumentPassing = 'Legacy'";

// Both versions pass a body on the command line differently, and 5.1 reads JSON answers without a charset as Latin-1 in
// `Invoke-RestMethod`. A file of UTF-8 and curl.exe, which Windows has, are the same in both.
function bodyLines(json: string): string[] {
  return [
    '# 命令行里的引号会丢，请求体先存成 UTF-8 文件',
    "$body = @'",
    // A quote and @ at the start of a line would end the text.
    json.replace(/^(?=['‘-‛]@)/gm, ' '),
    "'@",
    String.raw`[System.IO.File]::WriteAllText("$PWD\body.json", $body)`,
    '',
  ];
}

/** What answers bit by bit: it is to be shown as it comes, through a pipe too. */
const STREAM = /[-/](?:stream|sse|events)(?=[? ])|[?&]stream=true|"stream": *true|"mode": *"stream"/;

/** Writes the request for `curl.exe` in PowerShell 5.1 and 7. */
export function buildPowerShellSample({model, values, base}: SampleInput): string {
  const query = new URLSearchParams(queryOf(model, values, true)).toString();
  const url = addressOf(base, model, values, true) + (query && `?${query}`);
  const json = jsonBodyOf(model, values);
  const formFlag = model.body?.kind === 'urlencoded' ? '--data-urlencode' : '-F';
  const flags = (model.gzip ? ' --compressed' : '') + (STREAM.test(`${url} ${json}`) ? ' -N' : '');
  const command = [
    `curl.exe${flags} -X ${model.method.toUpperCase()} ${quote(url)}`,
    ...headersOf(model, values, true).map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    ...(model.auth ? ['-H "x-api-key: $env:LANGFLOW_API_KEY"'] : []),
    ...(json === undefined ? [] : ["-H 'Content-Type: application/json'", "-d '@body.json'"]),
    ...formEntriesOf(model, values).map(({name, value, isFile}) => `${formFlag} ${quote(`${name}=${isFile ? '@' : ''}${value}`)}`),
    // Output that PowerShell redirects is text to 5.1, which spoils files.
    ...(model.download ? ["-f -o 'OUTPUT_PATH'"] : []),
  ].join(' `\n  ');
  return [...(command.includes('\\"') ? [OWN_QUOTES] : []), ...(json === undefined ? [] : bodyLines(json)), command].join('\n');
}
