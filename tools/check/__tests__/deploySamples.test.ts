import {execFileSync, spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Code} from 'mdast';
import ts from 'typescript';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {parseAllDocuments} from 'yaml';
import {parseCodeMeta} from '../../../markdown/codeMeta';
import {listFiles} from '../listFiles';
import {parsePage} from '../parseDocument';

type Sample = {file: string; line: number; language: string; title: string; code: string};
type Values = Record<string, unknown>;

const ROOT = path.resolve(import.meta.dirname, '../../..');
const IDE_PAGE = 'versioned_docs/version-1.5/Deployment/deployment-kubernetes-dev.mdx';
const RUNTIME_PAGE = 'versioned_docs/version-1.5/Deployment/deployment-kubernetes-prod.mdx';

function readSamples(file: string): Sample[] {
  const samples: Sample[] = [];
  visit(parsePage(file, readFileSync(path.join(ROOT, file), 'utf8')).tree, 'code', ({lang, meta, value, position}: Code) => {
    samples.push({file, line: position?.start.line ?? 0, language: lang ?? '', title: parseCodeMeta(meta).title ?? '', code: value});
  });
  return samples;
}

const samples = listFiles(ROOT, [])
  .filter((file) => file.endsWith('.mdx'))
  .flatMap(readSamples);
const yamlSamples = samples
  .filter(({language}) => language === 'yaml')
  .flatMap((sample) => parseAllDocuments(sample.code).map((document) => ({...sample, data: document.toJS() as Values})));
const chartSamples = yamlSamples.filter(({file, title}) => title === 'values.yaml' && [IDE_PAGE, RUNTIME_PAGE].includes(file));
// Langflow's own kinds are not Kubernetes kinds.
const manifests = yamlSamples.filter(({data}) => data && 'apiVersion' in data && !String(data.apiVersion).startsWith('langflow.ai/'));
const composeFiles = yamlSamples.filter(({data}) => data && 'services' in data);
const caddyfiles = samples.filter(({language}) => language === 'caddyfile');

const COMPILER = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
  // The smallest library is enough and loads much faster than the one for browsers.
  lib: ['lib.es5.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
};
const parsedFiles = new Map<string, ts.SourceFile | undefined>();

/** Errors of the TypeScript compiler for values of Kubernetes API types: wrong types, missing keys, unknown keys. */
function typeErrors(values: {module: string; type: string; value: unknown}[]): string[] {
  const file = path.join(ROOT, 'kubernetes-samples.ts');
  const lines = values.map(({module, type, value}, index) => {
    return `export const v${index}: import('kubernetes-types/${module}').${type} = ${JSON.stringify(value)};`;
  });
  const host = ts.createCompilerHost(COMPILER);
  const {getSourceFile, fileExists} = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.getSourceFile = (name, ...rest) => {
    if (name === file) return ts.createSourceFile(name, lines.join('\n'), ts.ScriptTarget.ES2022);
    if (!parsedFiles.has(name)) parsedFiles.set(name, getSourceFile(name, ...rest));
    return parsedFiles.get(name);
  };
  const diagnostics = ts.getPreEmitDiagnostics(ts.createProgram([file], COMPILER, host));
  return diagnostics.map(({messageText}) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

function manifestType({apiVersion, kind}: Values): {module: string; type: string} {
  const [group, version] = String(apiVersion).includes('/') ? String(apiVersion).split('/') : ['core', apiVersion];
  return {module: `${String(group).split('.')[0]}/${version}`, type: String(kind)};
}

/** Keys of chart 0.1.1 that the pages may set; a final `*` marks a value that is passed on unchanged. */
const CHART_KEYS: Record<string, RegExp> = {
  [IDE_PAGE]:
    /^(postgresql\..*|langflow\.((backend|frontend)\.(replicaCount|resources\..*|image\.(repository|tag))|frontend\.enabled|backend\.(env|sqlite\.enabled|externalDatabase\.(enabled|(driver|host|port|user|password|database)\..*))))$/,
  [RUNTIME_PAGE]: /^(replicaCount|env|resources\..*|image\.(repository|tag)|downloadFlows\.(path|flows\[0\]\.url))$/,
};

function leafKeys(value: unknown, prefix = ''): string[] {
  if (!value || typeof value !== 'object' || Array.isArray(value)) return [prefix];
  return Object.entries(value).flatMap(([key, child]) => leafKeys(child, prefix ? `${prefix}.${key}` : key));
}

/** The part of a container that the values of a chart set. */
function containers(data: Values): Values[] {
  const langflow = (data.langflow ?? {}) as Record<string, Values>;
  return [data, ...Object.values(langflow)]
    .filter(({env, resources}) => env || resources)
    .map(({env, resources}) => ({name: 'x', env, resources}));
}

describe('samples of Kubernetes', () => {
  it('finds them', () => {
    expect(manifests.length).toBeGreaterThan(0);
    expect(chartSamples.length).toBeGreaterThan(8);
  });

  it('has manifests of the types of the API', () => {
    expect(typeErrors(manifests.map(({data}) => ({...manifestType(data), value: data})))).toEqual([]);
  });

  it('sets only keys that the charts have', () => {
    const unknown = chartSamples.flatMap(({file, line, data}) =>
      leafKeys(data).flatMap((key) => (CHART_KEYS[file]?.test(key) ? [] : [`${file}:${line} ${key}`])),
    );
    expect(unknown).toEqual([]);
  });

  it('sets only keys that the charts have on the command line', () => {
    const set = samples.filter(({file}) => file === RUNTIME_PAGE).flatMap(({code}) => [...code.matchAll(/--set '?([^\s=]+)=/g)]);
    expect(set.length).toBeGreaterThan(2);
    expect(set.flatMap(([, key = '']) => (CHART_KEYS[RUNTIME_PAGE]?.test(key) ? [] : [key]))).toEqual([]);
  });

  it('passes on environment variables and resources that a container may have', () => {
    const values = chartSamples.flatMap(({data}) => containers(data));
    expect(values.length).toBeGreaterThan(4);
    expect(typeErrors(values.map((value) => ({module: 'core/v1', type: 'Container', value})))).toEqual([]);
  });

  it('keeps what the runtime chart needs when a whole list of variables is given', () => {
    const names = chartSamples
      .filter(({file, data}) => file === RUNTIME_PAGE && Array.isArray(data.env))
      .map(({data}) => (data.env as {name: string}[]).map(({name}) => name));
    expect(names.length).toBeGreaterThan(1);
    for (const list of names) expect(list).toEqual(expect.arrayContaining(['LANGFLOW_DATABASE_URL', 'LANGFLOW_ALEMBIC_LOG_FILE']));
  });

  it('connects Langflow to the database whenever it turns SQLite off', () => {
    const backends = chartSamples
      .map(({data}) => (data.langflow as Record<string, Record<string, Values>> | undefined)?.backend)
      .filter((backend) => backend?.sqlite?.enabled === false);
    expect(backends).toHaveLength(2);
    for (const backend of backends) {
      expect(Object.keys(backend?.externalDatabase ?? {}).sort()).toEqual([
        'database',
        'driver',
        'enabled',
        'host',
        'password',
        'port',
        'user',
      ]);
    }
  });

  it('would notice a wrong key, a wrong type and a missing key', () => {
    const target = {apiVersion: 'apps/v1', kind: 'Deployment', name: 'x'};
    const spec = {scaleTargetRef: target, maxReplicas: 3};
    const specs = [spec, {...spec, maxReplica: 3}, {...spec, maxReplicas: '3'}, {scaleTargetRef: target}];
    expect(typeErrors(specs.map((value) => ({module: 'autoscaling/v2', type: 'HorizontalPodAutoscalerSpec', value})))).toEqual([
      expect.stringContaining('"maxReplica"\' does not exist'),
      expect.stringContaining("'string' is not assignable to type 'number'"),
      expect.stringContaining("'maxReplicas' is missing"),
    ]);
  });
});

describe('samples of Docker Compose', () => {
  const named = (volumes: unknown) =>
    ((volumes ?? []) as string[]).map((volume) => volume.split(':')[0] ?? '').filter((name) => /^\w/.test(name));

  it('declares every volume that a whole file uses, and no other', () => {
    const whole = composeFiles.filter(({data}) => Object.values(data.services as Record<string, Values>).some(({image}) => image));
    expect(whole.length).toBeGreaterThan(0);
    for (const {data} of whole) {
      const used = Object.values(data.services as Record<string, Values>).flatMap(({volumes}) => named(volumes));
      expect(Object.keys((data.volumes ?? {}) as Values).sort()).toEqual([...new Set(used)].sort());
    }
  });

  it('pins every image, and keeps databases inside', () => {
    const services = composeFiles.flatMap(({data}) => Object.values(data.services as Record<string, Values>));
    const images = services.flatMap(({image}) => (image ? [String(image)] : []));
    expect(images.filter((image) => !/:[\w.-]*\d[\w.-]*(?:\}|@sha256:\S+)?$/.test(image))).toEqual([]);
    const published = services.flatMap(({ports}) => (ports ?? []) as string[]);
    expect(published.filter((port) => /\b5432\b/.test(port))).toEqual([]);
  });
});

describe('samples of Caddy', () => {
  const hasCaddy = spawnSync('caddy', ['version']).status === 0;

  function adapt(code: string): string {
    const folder = mkdtempSync(path.join(tmpdir(), 'caddyfile-'));
    try {
      writeFileSync(path.join(folder, 'Caddyfile'), `${code}\n`);
      execFileSync('caddy', ['validate', '--adapter', 'caddyfile', '--config', path.join(folder, 'Caddyfile')], {stdio: 'pipe'});
      execFileSync('caddy', ['fmt', '--diff', path.join(folder, 'Caddyfile')], {stdio: 'pipe'});
      return execFileSync('caddy', ['adapt', '--adapter', 'caddyfile', '--config', path.join(folder, 'Caddyfile')], {
        stdio: 'pipe',
      }).toString();
    } finally {
      rmSync(folder, {recursive: true});
    }
  }

  it('forwards to a service and a port of the Compose file on the same page', () => {
    expect(caddyfiles.length).toBeGreaterThan(0);
    for (const {file, code} of caddyfiles.filter((sample) => composeFiles.some((compose) => compose.file === sample.file))) {
      const [, service = '', port] = /reverse_proxy (\w+):(\d+)/.exec(code) ?? [];
      const services = composeFiles
        .filter((sample) => sample.file === file)
        .map(({data}) => (data.services as Record<string, Values>)[service]);
      expect(services).toContainEqual(expect.objectContaining({expose: [port]}));
    }
  });

  it.runIf(hasCaddy)('is valid, and asks for a certificate where it names a host', () => {
    const configurations = caddyfiles.map(({code}) => ({isNamed: /^\s*langflow\.example\.com\b/m.test(code), json: adapt(code)}));
    expect(configurations.some(({isNamed}) => isNamed)).toBe(true);
    for (const {isNamed, json} of configurations) expect(json.includes('"host":["langflow.example.com"]')).toBe(isNamed);
  });
});

describe('samples of nginx', () => {
  const hasNginx = spawnSync('nginx', ['-v']).status === 0;
  const whole = samples.filter(({language, code}) => language === 'nginx' && /^server \{/m.test(code));

  /** Output of nginx for the file, with a certificate and a name that this machine has. */
  function test(code: string): string {
    const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
    const files = {
      key: path.join(folder, 'key.pem'),
      certificate: path.join(folder, 'certificate.pem'),
      config: path.join(folder, 'nginx.conf'),
    };
    try {
      const subject = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost'];
      execFileSync('openssl', ['req', ...subject, '-keyout', files.key, '-out', files.certificate], {stdio: 'pipe'});
      const server = code.replace(/\/etc\/nginx\/certs\/\S+\.pem/, files.certificate).replace(/\/etc\/nginx\/certs\/\S+\.key/, files.key);
      writeFileSync(files.config, `pid ${folder}/pid;\nerror_log ${folder}/error.log;\nevents {}\nhttp {\naccess_log off;\n${server}\n}\n`);
      return spawnSync('nginx', ['-t', '-p', folder, '-c', files.config]).stderr.toString();
    } finally {
      rmSync(folder, {recursive: true});
    }
  }

  it('finds them', () => expect(whole.length).toBeGreaterThan(0));

  it.runIf(hasNginx)('is valid', () => {
    for (const {code} of whole) expect(test(code)).toContain('test is successful');
  });
});
