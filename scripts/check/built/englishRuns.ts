/** Names of three words and more that stay English in the interface. */
const NAMES = [
  'Model Context Protocol',
  'Vector Store RAG',
  'Astra DB MCP',
  'Hugging Face Spaces',
  'NVIDIA System-Assist',
  'NVIDIA NIM WSL2',
  'Google Cloud Platform',
  'Google Vertex AI',
  'Google BigQuery',
  'Azure OpenAI',
  'Notion Agent for Conversations',
  'Luna for Langflow',
];

const RUN = /[A-Za-z][A-Za-z'’-]*(?:[ \u00A0,]+[A-Za-z][A-Za-z'’-]*){2,}/g;
/** Code and addresses: joined by marks that prose does not have. */
const CODE_LIKE = /\S*[_/{}()=<>@][^\s]*/g;

/** Lists the stretches of three and more English words in a text, names aside. */
export function englishRuns(text: string): string[] {
  const withoutNames = NAMES.reduce((rest, name) => rest.replaceAll(name, '·'), text).replace(CODE_LIKE, '·');
  return withoutNames.match(RUN) ?? [];
}
