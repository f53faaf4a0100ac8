import {readComponentCatalog} from '../../../lib/content/componentCatalog';
import {readSidebarPlaces} from '../../../lib/content/content';
import {readVersions, readWrittenVersions} from '../../../lib/content/versions';

/** Names of three words and more that stay English in the interface; those of components come from the catalog. */
const PRODUCT_NAMES = [
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
  // The tooltip of the help button, which stands beside its Chinese.
  'Hi, how can I help you?',
];

const HAN = /\p{Script=Han}/u;
const COMPONENT_NAMES = readVersions()
  .flatMap(readComponentCatalog)
  .flatMap(({components}) => components.map(({name}) => name));
/** Labels in Latin letters are names, of components for the most part. */
const LABELS = readWrittenVersions().flatMap((version) => [...readSidebarPlaces(version).values()].map(({label}) => label));

// Shorter names would hide sentences that happen to hold one: “Message”, “File”.
const LONG_NAMES = [...COMPONENT_NAMES, ...LABELS].filter((name) => name.split(' ').length >= 3 && !HAN.test(name));

/** Longest first: a name may hold another one. */
const NAMES = [...PRODUCT_NAMES, ...LONG_NAMES].sort((a, b) => b.length - a.length);

const RUN = /[A-Za-z][A-Za-z'’-]*(?:[ \u00A0,]+[A-Za-z][A-Za-z'’-]*){2,}/g;
/** Code and addresses: joined by marks that prose does not have. */
const CODE_LIKE = /\S*[_/{}()=<>@][^\s]*/g;

/** Lists the stretches of three and more English words in a text, names aside. */
export function englishRuns(text: string): string[] {
  const withoutNames = NAMES.reduce((rest, name) => rest.replaceAll(name, '·'), text).replace(CODE_LIKE, '·');
  return withoutNames.match(RUN) ?? [];
}
