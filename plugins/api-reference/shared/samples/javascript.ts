import {fileBodyOf, formEntriesOf, headersOf, isForm, textBodyOf, urlOf} from '../requestValues';
import {indentRest, parseJson, type SampleInput} from './sampleInput';

type Form = {setup: string[]; expression: string};

function formOf({model, values}: SampleInput): Form | undefined {
  if (!isForm(model)) return undefined;
  const isUrlencoded = model.body?.kind === 'urlencoded';
  const lines = formEntriesOf(model, values).map(({name, value, isFile}) => {
    const field = JSON.stringify(name);
    if (!isFile) return `form.append(${field}, ${JSON.stringify(value)});`;
    return `form.append(${field}, new Blob([await readFile(${JSON.stringify(value)})]), ${JSON.stringify(value.split(/[\\/]/).at(-1))});`;
  });
  return {setup: [`const form = new ${isUrlencoded ? 'URLSearchParams' : 'FormData'}();`, ...lines, ''], expression: 'form'};
}

/** The media type of the body. A JSON body has it even while the reader has cleared it. */
function contentTypeOf({model, values}: SampleInput): string | undefined {
  if (model.body?.kind === 'json') return model.body.mediaType ?? 'application/json';
  return (textBodyOf(model, values) ?? fileBodyOf(model, values))?.mediaType;
}

function headerLines(input: SampleInput): string[] {
  const {model, values} = input;
  const contentType = contentTypeOf(input);
  const lines = [
    ...(model.auth ? ['    "x-api-key": process.env.LANGFLOW_API_KEY,'] : []),
    ...headersOf(model, values, true).map(([name, value]) => `    ${JSON.stringify(name)}: ${JSON.stringify(value)},`),
    ...(contentType === undefined ? [] : [`    "Content-Type": ${JSON.stringify(contentType)},`]),
  ];
  return lines.length > 0 ? ['  headers: {', ...lines, '  },'] : [];
}

function bodyLine({model, values}: SampleInput, form: Form | undefined): string[] {
  if (form) return [`  body: ${form.expression},`];
  const file = fileBodyOf(model, values);
  if (file) return [`  body: await readFile(${JSON.stringify(file.name)}),`];
  const body = textBodyOf(model, values);
  if (!body) return [];
  const value = body.isJson ? parseJson(body.text) : undefined;
  return [
    value === undefined
      ? `  body: ${JSON.stringify(body.text)},`
      : `  body: JSON.stringify(${indentRest(JSON.stringify(value, null, 2), 2)}),`,
  ];
}

/** Formats the request for `fetch` in Node and browsers. */
export function buildJavaScriptSample(input: SampleInput): string {
  const {model, values, base} = input;
  const form = formOf(input);
  const readsFiles = fileBodyOf(model, values) !== undefined || formEntriesOf(model, values).some(({isFile}) => isFile);
  const used = [...(readsFiles ? ['readFile'] : []), ...(model.download ? ['writeFile'] : [])];
  return [
    ...(used.length > 0 ? [`import { ${used.join(', ')} } from "node:fs/promises";`, ''] : []),
    ...(form?.setup ?? []),
    `const response = await fetch(${JSON.stringify(urlOf(base, model, values, true))}, {`,
    `  method: ${JSON.stringify(model.method.toUpperCase())},`,
    ...headerLines(input),
    ...bodyLine(input, form),
    '});',
    'if (!response.ok) throw new Error("HTTP " + response.status);',
    model.download ? 'await writeFile("OUTPUT_PATH", Buffer.from(await response.arrayBuffer()));' : 'console.log(await response.text());',
  ].join('\n');
}
