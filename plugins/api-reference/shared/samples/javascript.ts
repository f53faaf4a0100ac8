import {formEntriesOf, headersOf, jsonBodyOf, urlOf} from '../requestValues';
import {indentRest, parseJson, type SampleInput} from './sampleInput';

type Form = {setup: string[]; expression: string};

function formOf({model, values}: SampleInput): Form | undefined {
  if (!model.body || model.body.kind === 'json') return undefined;
  const isUrlencoded = model.body.kind === 'urlencoded';
  const lines = formEntriesOf(model, values).map(({name, value, isFile}) => {
    const field = JSON.stringify(name);
    if (!isFile) return `form.append(${field}, ${JSON.stringify(value)});`;
    return `form.append(${field}, new Blob([await readFile(${JSON.stringify(value)})]), ${JSON.stringify(value.split(/[\\/]/).at(-1))});`;
  });
  return {setup: [`const form = new ${isUrlencoded ? 'URLSearchParams' : 'FormData'}();`, ...lines, ''], expression: 'form'};
}

function headerLines({model, values}: SampleInput, isJson: boolean): string[] {
  const lines = [
    ...(model.auth ? ['    "x-api-key": process.env.LANGFLOW_API_KEY,'] : []),
    ...headersOf(model, values, true).map(([name, value]) => `    ${JSON.stringify(name)}: ${JSON.stringify(value)},`),
    ...(isJson ? ['    "Content-Type": "application/json",'] : []),
  ];
  return lines.length > 0 ? ['  headers: {', ...lines, '  },'] : [];
}

function bodyLine({model, values}: SampleInput, form: Form | undefined): string[] {
  if (form) return [`  body: ${form.expression},`];
  const json = jsonBodyOf(model, values);
  if (json === undefined) return [];
  const value = parseJson(json);
  return [
    value === undefined ? `  body: ${JSON.stringify(json)},` : `  body: JSON.stringify(${indentRest(JSON.stringify(value, null, 2), 2)}),`,
  ];
}

/** Formats the request for `fetch` in Node and browsers. */
export function buildJavaScriptSample(input: SampleInput): string {
  const {model, values, base} = input;
  const form = formOf(input);
  const readsFiles = formEntriesOf(model, values).some(({isFile}) => isFile);
  const isJson = model.body?.kind === 'json';
  const used = [...(readsFiles ? ['readFile'] : []), ...(model.download ? ['writeFile'] : [])];
  return [
    ...(used.length > 0 ? [`import { ${used.join(', ')} } from "node:fs/promises";`, ''] : []),
    ...(form?.setup ?? []),
    `const response = await fetch(${JSON.stringify(urlOf(base, model, values, true))}, {`,
    `  method: ${JSON.stringify(model.method.toUpperCase())},`,
    ...headerLines(input, isJson),
    ...bodyLine(input, form),
    '});',
    'if (!response.ok) throw new Error("HTTP " + response.status);',
    model.download ? 'await writeFile("OUTPUT_PATH", Buffer.from(await response.arrayBuffer()));' : 'console.log(await response.text());',
  ].join('\n');
}
