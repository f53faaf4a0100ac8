import path from 'node:path';
import type {FlowFigureData} from '../../../lib/flowFile/types';
import type {RawCatalog} from '../components/types';
import {buildEchoGraph} from '../flows/buildFlow';
import type {LangflowApi} from '../langflowApi';
import {warn} from '../warn';

/** Contents of mock files for the readers' own files. A text replaces a PDF, because the flow is verified and not the PDF reader. */
const CONTENTS: Record<string, string> = {
  '.csv': 'name,status,email,text\n张三,paid,zhang@example.com,第一行\n李四,refunded,li@example.com,第二行\n',
  '.txt': '产品手册。\n保修期是两年。\n',
};
const PLACE = 'figures/**/*.flow.yaml';
const STAND_INS: Record<string, string> = {'.pdf': '.txt'};

const FILE = /^[\w-]+\.(csv|txt|pdf)$/;
const VARIABLE = /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/;

const textValues = (figures: readonly FlowFigureData[]) =>
  figures.flatMap(({nodes}) => nodes.flatMap(({values}) => Object.values(values))).filter((value) => typeof value === 'string');

async function uploadFiles(api: LangflowApi, names: readonly string[]): Promise<Map<string, string>> {
  const paths = new Map<string, string>();
  for (const name of names) {
    const {name: stem, ext} = path.parse(name);
    const extension = STAND_INS[ext] ?? ext;
    const {path: stored} = await api.upload<{path: string}>('/api/v2/files', stem + extension, CONTENTS[extension] ?? '');
    paths.set(name, stored);
  }
  return paths;
}

/** Creates variables with a fake value; flows that need a real key are not run. */
async function createVariables(api: LangflowApi, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const variable = {name, value: 'try', type: 'Credential', default_fields: []};
    await api.call('POST', '/api/v1/variables/', variable).catch(warn(PLACE, `没有建成全局变量 ${name}`));
  }
}

/** Creates the flows that other flows run; they echo their input. */
async function createSubflows(api: LangflowApi, figures: readonly FlowFigureData[]): Promise<void> {
  const names = figures.flatMap(({nodes}) => nodes.flatMap(({values}) => values.flow_name_selected ?? []));
  const data = buildEchoGraph(await api.call<RawCatalog>('GET', '/api/v1/all'));
  for (const name of new Set(names)) await api.call('POST', '/api/v1/flows/', {name, data}).catch(warn(PLACE, `没有建成流程 ${name}`));
}

/** Creates the files, flows and global variables that the figures use. Returns a function from a file name to its path on the server. */
export async function prepareServer(api: LangflowApi, figures: readonly FlowFigureData[]): Promise<(name: string) => string | undefined> {
  const values = [...new Set(textValues(figures))];
  await createVariables(
    api,
    values.filter((value) => VARIABLE.test(value)),
  );
  await createSubflows(api, figures);
  const files = await uploadFiles(
    api,
    values.filter((value) => FILE.test(value)),
  );
  return (name) => files.get(name);
}
