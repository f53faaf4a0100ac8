import type {ParameterRow} from './parameterTable';
import type {Component} from './types';

const INPUT = /输入参数(?:（[^）]*）)?/;

function marksOf({required, advanced}: {required?: boolean; advanced?: boolean}): string {
  const marks = [...(required ? ['必填'] : []), ...(advanced ? ['高级'] : [])];
  return marks.length > 0 ? `（${marks.join('，')}）` : '';
}

/** Sets the marks 必填 and 高级 in a table as in the program. Rows with several parameters are not changed. */
export function fixMarks(source: string, rows: readonly ParameterRow[], component: Component): string {
  const lines = source.split('\n');
  for (const row of rows) {
    const input = row.direction === 'output' ? undefined : component.inputs[row.name];
    const isAlone = rows.filter(({line}) => line === row.line).length === 1;
    const index = row.line - 1;
    if (input && isAlone) lines[index] = (lines[index] ?? '').replace(INPUT, `输入参数${marksOf(input)}`);
  }
  return lines.join('\n');
}
