import {createHash} from 'node:crypto';
import {InputError} from '../../lib/input/inputError';

type Component = {
  'bom-ref': string;
  name: string;
  version: string;
  scope?: string;
  hashes?: {alg: string; content: string}[];
  properties?: {name: string; value: string}[];
};

/** A CycloneDX document, as far as it is read here. */
export type Sbom = {
  bomFormat: 'CycloneDX';
  specVersion: string;
  serialNumber: string;
  metadata: {timestamp?: string; component: Component} & Record<string, unknown>;
  components: Component[];
  dependencies: {ref: string; dependsOn: string[]}[];
};

function parse(output: string, complaint: string): Sbom {
  try {
    const value = JSON.parse(output) as Partial<Sbom>;
    if (value.bomFormat === 'CycloneDX' && value.components && value.metadata) return value as Sbom;
  } catch {
    // Not JSON: what npm said instead is the reason.
  }
  const reason = complaint.split('\n').find((line) => /^npm (?:error|ERR!)/.test(line)) ?? complaint.trim().split('\n')[0];
  throw new InputError(
    `npm sbom 没有给出清单：${reason || '没有说明原因'}；应使用 npm 10 以上，并且 package.json 与 package-lock.json 一致`,
  );
}

/** An id of the kind that UUIDs of version 5 have, from the content: the same dependencies have the same one. */
function uuidOf(text: string): string {
  const hex = createHash('sha1').update(text).digest('hex');
  const variant = ((Number.parseInt(hex.slice(16, 18), 16) & 0x3f) | 0x80).toString(16);
  return [hex.slice(0, 8), hex.slice(8, 12), `5${hex.slice(13, 16)}`, variant + hex.slice(18, 20), hex.slice(20, 32)].join('-');
}

const isForDevelopment = ({properties = []}: Component) => properties.some(({name}) => name === 'cdx:npm:package:development');

/**
 * Leaves out what only developers use. npm's own `--omit=dev` leaves out packages that are needed as well
 * (everything that some package names among its development dependencies, React with it).
 */
function withoutDevelopment({components, dependencies, ...rest}: Sbom): Sbom {
  const dropped = new Set(components.filter(isForDevelopment).map((component) => component['bom-ref']));
  return {
    ...rest,
    components: components.filter((component) => !dropped.has(component['bom-ref'])),
    dependencies: dependencies
      .filter(({ref}) => !dropped.has(ref))
      .map(({ref, dependsOn}) => ({ref, dependsOn: dependsOn.filter((one) => !dropped.has(one))})),
  };
}

/**
 * Makes the document the same wherever and whenever it is written: npm names the project after its folder, and puts the
 * time and a random id in.
 *
 * @throws InputError where npm gave no document
 */
export function finishSbom({stdout, stderr}: {stdout: string; stderr: string}, name: string, production = false): Sbom {
  const whole = parse(stdout, stderr);
  const {metadata, ...rest} = production ? withoutDevelopment(whole) : whole;
  const {timestamp: _timestamp, ...facts} = metadata;
  const document = {...rest, metadata: {...facts, component: {...metadata.component, name}}};
  return {...document, serialNumber: `urn:uuid:${uuidOf(JSON.stringify([document.components, document.dependencies]))}`};
}
