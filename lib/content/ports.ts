import {existsSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {InputError, listProblems} from '../input/inputError';
import {checkInput, parseYamlInput, readInputText} from '../input/readInput';
import {type ProgramComponent, type ProgramInput, type ProgramOutput, readProgramData} from './programData';
import {type DocsVersion, versionFile} from './versions';

const text = z.string('文字').regex(/[^\s。]$/, '末尾没有句号的文字');
const TEXTS = z.record(z.string(), text, '名字到文字的键值对');
const PORTS = z.strictObject(
  {common: TEXTS, components: z.record(z.string(), TEXTS, '组件的类到键值对')},
  '含 common、components 的键值对',
);

/** An input or output of a component with our description. */
export type Described<Port> = Port & {text: string};

/** Inputs and outputs of a component, as pages show them. */
export type ComponentPorts = {inputs: Described<ProgramInput>[]; outputs: Described<ProgramOutput>[]};

/** Path of the descriptions of a version, relative to the site. */
export const portsFile = (version: Pick<DocsVersion, 'folder'>): string => versionFile(version, 'site', 'ports.yaml');

/**
 * Joins our descriptions with the program data of the components, by class name.
 *
 * @param name file name for messages
 * @throws InputError that lists every port without a description and every unused description
 */
export function parsePorts(source: string, name: string, components: readonly ProgramComponent[]): Map<string, ComponentPorts> {
  const {common, components: written} = checkInput(parseYamlInput(source, name), PORTS, name);
  const byClass = new Map(components.map((component) => [component.class, component]));
  const problems: string[] = [];
  const found = new Map<string, ComponentPorts>();
  for (const [key, own] of Object.entries(written)) {
    const component = byClass.get(key);
    if (!component) {
      problems.push(`${key}：程序没有这个组件；改正类名，或者删去`);
      continue;
    }
    const describe = <Port extends {name: string}>(port: Port): Described<Port> => {
      const words = own[port.name] ?? common[port.name];
      if (words === undefined) problems.push(`${key}.${port.name}：没有说明；加上一句`);
      return {...port, text: words ?? ''};
    };
    const names = [...component.inputs, ...component.outputs].map((port) => port.name);
    problems.push(
      ...Object.keys(own).flatMap((one) => (names.includes(one) ? [] : [`${key}.${one}：组件没有这个输入或输出；改正名字，或者删去`])),
    );
    found.set(key, {inputs: component.inputs.map(describe), outputs: component.outputs.map(describe)});
  }
  if (problems.length > 0) throw new InputError(listProblems(`${name} 与 program/components.json 不符`, problems));
  return found;
}

/** Reads the described ports of a version; undefined if the version has no program data. */
export function readPorts(version: Pick<DocsVersion, 'root' | 'folder'>): Map<string, ComponentPorts> | undefined {
  const known = readProgramData(version, 'components');
  const name = portsFile(version);
  const file = path.join(version.root, name);
  return known && existsSync(file) ? parsePorts(readInputText({path: file, name}), name, known.components) : undefined;
}
