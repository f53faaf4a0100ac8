import type {PageEntry, PageIndex} from '../pageIndex';
import type {VersionDescription} from '../types';

const operation = (schema: string) => ({
  summary: 'Run',
  operationId: 'run_api_v1_run__id__post',
  tags: ['Run'],
  responses: {200: {description: 'ok', content: {'application/json': {schema: {$ref: `#/components/schemas/${schema}`}}}}},
});

/** A version with one thing of every kind. */
export const OLDER: VersionDescription = {
  release: '1.0.0',
  program: {
    settings: {
      LANGFLOW_PORT: {types: ['int'], default: 7860, group: 'Server'},
      LANGFLOW_OLD: {types: ['str'], default: null, group: 'Server'},
    },
    commands: {'langflow run': [{flags: ['--port'], type: 'integer', default: 7860, environment: null, is_flag: false, hidden: false}]},
    environment: {HOME_PAGE: ''},
  },
  components: [
    {
      class: 'ParserComponent',
      id: 'ParserComponent',
      display_name: 'Parser',
      category: 'processing',
      package: 'lfx',
      inputs: [{name: 'mode', display_name: 'Mode', type: 'StrInput', default: 'a'}],
      outputs: [],
    },
  ],
  errors: {messages: [{pattern: 'No flow named …', kind: 'ValueError', file: 'langflow/a.py', line: 3}]},
  package: {
    migrations: [{revision: 'aaa', before: [], title: 'first'}],
    packages: {langflow: {version: '1.0.0', python: '>=3.10', requires: ['lfx==1.0.0', 'pydantic>=2', 'redis>=5; extra == "cache"']}},
    words: {'a.save': {en: 'Save Flow', zh: '保存'}},
    files: {'langflow/a.py': {ParserComponent: 'aaa', run: 'bbb', other: 'ccc'}},
    templates: {Basic: {components: ['Parser']}},
    operations: {
      openapi: '3.1.0',
      info: {title: 'Langflow', version: '1.0.0'},
      paths: {'/api/v1/run/{id}': {post: operation('Answer')}},
      components: {schemas: {Answer: {type: 'object', properties: {text: {type: 'string'}}, required: ['text']}}},
    },
  },
};

/** The same version under another number, to be changed by a test. */
export const sameAsOlder = (): VersionDescription => structuredClone({...OLDER, release: '1.1.0'});

/** Pages with the given texts: `[route, kind, text]`. */
export function smallPageIndex(texts: readonly [string, PageEntry['kind'], string][], more: Partial<PageIndex> = {}): PageIndex {
  return {
    entries: texts.map(([route, kind, text], index) => ({route, file: `docs${route}.mdx`, line: index + 1, kind, text})),
    weights: new Map(),
    componentPages: new Map(),
    answers: [],
    evidence: [],
    operations: [{method: 'POST', path: '/api/v1/run/{id}', slug: 'run-flow'}],
    ...more,
  };
}
