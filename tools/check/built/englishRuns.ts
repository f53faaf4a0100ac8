import {readSidebarPlaces} from '../../../lib/content/content';
import {readVersions, readWrittenVersions} from '../../../lib/content/versions';
import {componentCatalog} from '../../../lib/versionData/componentCatalog';

/** Names with three or more words that stay English in the interface; component names come from the catalog. */
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
  // Tooltip of the help button, which is shown together with its translation.
  'Hi, how can I help you?',
];

const HAN = /\p{Script=Han}/u;
const COMPONENT_NAMES = readVersions()
  .flatMap((version) => componentCatalog.read(version) ?? [])
  .flatMap(({components}) => components.map(({name}) => name));
/** Labels in Latin letters are names, mostly of components. */
const LABELS = readWrittenVersions().flatMap((version) => [...readSidebarPlaces(version).values()].map(({label}) => label));

// Shorter names would hide sentences that contain them: “Message”, “File”.
const LONG_NAMES = [...COMPONENT_NAMES, ...LABELS].filter((name) => name.split(' ').length >= 3 && !HAN.test(name));

/** Longest first, because a name may contain another one. */
const NAMES = [...PRODUCT_NAMES, ...LONG_NAMES].sort((a, b) => b.length - a.length);

const RUN = /[A-Za-z][A-Za-z'’-]*(?:[ \u00A0,]+[A-Za-z][A-Za-z'’-]*){2,}/g;
/** Code and addresses: joined by characters that prose does not have. */
const CODE_LIKE = /\S*[_/{}()=<>@][^\s]*/g;

/** Lists runs of three or more English words in a text, except names. */
export function englishRuns(text: string): string[] {
  const withoutNames = NAMES.reduce((rest, name) => rest.replaceAll(name, '·'), text).replace(CODE_LIKE, '·');
  return withoutNames.match(RUN) ?? [];
}
