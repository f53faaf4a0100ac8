import {fileBodyOf, formEntriesOf, headersOf, textBodyOf, urlOf} from '../requestValues';
import type {SampleInput} from './sampleInput';

/**
 * Wraps text in single quotes for PowerShell, which treats typographic single quotes as straight ones. Double quotes get the backslash
 * that Windows programs expect. PowerShell 7.3 and later add it themselves, unless the script has the line `LEGACY_QUOTES`.
 */
function quote(text: string): string {
  return `'${text.replace(/['‘-‛]/g, '$&$&').replace(/(\\*)"/g, '$1$1\\"')}'`;
}

/** Makes PowerShell 7.3 and later pass double quotes to programs as 5.1 does; 5.1 ignores it. */
const LEGACY_QUOTES = "$PSNativeCommandArgumentPassing = 'Legacy'";

// A UTF-8 file and curl.exe (part of Windows) work the same in 5.1 and 7. The versions pass a JSON argument differently, and
// `Invoke-RestMethod` of 5.1 decodes JSON responses without a charset as Latin-1.
function bodyLines(text: string, file: string): string[] {
  return [
    '# 命令行里的引号会丢，请求体先存成 UTF-8 文件',
    "$body = @'",
    // A quote and @ at the start of a line would end the here-string.
    text.replace(/^(?=['‘-‛]@)/gm, ' '),
    "'@",
    `[System.IO.File]::WriteAllText("$PWD\\${file}", $body)`,
    '',
  ];
}

/** Requests with a streamed response: curl must not buffer its output. */
const STREAM = /[-/](?:stream|sse|events)(?=[? ])|[?&]stream=true|"stream": *true|"mode": *"stream"/;

/** Writes the request for `curl.exe` in PowerShell 5.1 and 7. */
export function buildPowerShellSample({model, values, base}: SampleInput): string {
  const url = urlOf(base, model, values, true);
  const body = textBodyOf(model, values);
  const upload = fileBodyOf(model, values);
  const file = body?.isJson ? 'body.json' : 'body.txt';
  const formFlag = model.body?.kind === 'urlencoded' ? '--data-urlencode' : '-F';
  const flags = (model.gzip ? ' --compressed' : '') + (STREAM.test(`${url} ${body?.text}`) ? ' -N' : '');
  const command = [
    `curl.exe${flags} -X ${model.method.toUpperCase()} ${quote(url)}`,
    ...headersOf(model, values, true).map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    ...(model.auth ? ['-H "x-api-key: $env:LANGFLOW_API_KEY"'] : []),
    // From a file, -d drops line breaks, which JSON does not need.
    ...(body ? [`-H ${quote(`Content-Type: ${body.mediaType}`)}`, `${body.isJson ? '-d' : '--data-binary'} '@${file}'`] : []),
    ...(upload ? [`-H ${quote(`Content-Type: ${upload.mediaType}`)}`, `--data-binary ${quote(`@${upload.name}`)}`] : []),
    ...formEntriesOf(model, values).map(({name, value, isFile}) => `${formFlag} ${quote(`${name}=${isFile ? '@' : ''}${value}`)}`),
    // curl writes the file: PowerShell 5.1 treats redirected output as text, which corrupts binary files.
    ...(model.download ? ["-f -o 'OUTPUT_PATH'"] : []),
  ].join(' `\n  ');
  return [...(command.includes('\\"') ? [LEGACY_QUOTES] : []), ...(body ? bodyLines(body.text, file) : []), command].join('\n');
}
