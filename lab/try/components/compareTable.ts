import {compareDefault} from './compareDefault';
import {compareInputType, compareOutputType} from './compareType';
import type {ParameterRow} from './parameterTable';
import type {Component, ComponentInput, ComponentOutput} from './types';

const plain = (text: string) => text.replace(/\s+/g, ' ').replace(/\.$/, '').trim();

// If a label has several sentences, pages may give only the first.
const sameLabel = (written: string, label: string) => [label, label.split('. ')[0] ?? ''].some((name) => plain(name) === plain(written));

function compareLabel(row: ParameterRow, label: string | undefined): string[] {
  if (row.label === undefined || label === undefined || sameLabel(row.label, label)) return [];
  return [`名称：页面写 ${row.label}，程序里是 ${label}`];
}

function compareHint({hinted}: ParameterRow, {info = ''}: ComponentInput): string[] {
  if (hinted === undefined || info.includes(hinted)) return [];
  return [`标注的默认值：页面写 ${hinted}，程序里的说明是 ${info}`];
}

function compareFlag(name: string, written: boolean, real: boolean): string[] {
  if (written === real) return [];
  return [`${name}：页面写${written ? '' : '不'}是，程序里${real ? '' : '不'}是`];
}

function compareInput(row: ParameterRow, input: ComponentInput): string[] {
  return [
    ...compareLabel(row, input.display_name),
    ...compareInputType(row.type, input),
    ...compareFlag('必填', row.required, input.required ?? false),
    ...compareFlag('高级', row.advanced, input.advanced ?? false),
    ...compareDefault(row.default, input),
    ...compareHint(row, input),
  ];
}

const compareOutput = (row: ParameterRow, output: ComponentOutput): string[] => [
  ...compareLabel(row, output.display_name),
  ...compareOutputType(row.type, output),
];

function compareRow(row: ParameterRow, component: Component): string[] {
  const input = row.direction === 'output' ? undefined : component.inputs[row.name];
  const output = row.direction === 'input' ? undefined : component.outputs.find(({name}) => name === row.name);
  if (input) return compareInput(row, input);
  if (output) return compareOutput(row, output);
  const wanted = row.direction === 'output' ? component.outputs.map(({name}) => name) : Object.keys(component.inputs);
  return [`${component.key} 没有这个${row.direction === 'output' ? '输出' : '输入'}，有的是 ${wanted.join('、')}`];
}

/** Prefix of the problems of a row. */
export const rowLabel = (line: number, name: string): string => `第 ${line} 行 ${name}：`;

/** Compares each row of a parameter table with the component. Returns one line per difference. */
export function compareTable(rows: readonly ParameterRow[], component: Component): string[] {
  return rows.flatMap((row) => compareRow(row, component).map((problem) => `${rowLabel(row.line, row.name)}${problem}`));
}
