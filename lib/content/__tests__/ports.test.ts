import {describe, expect, it} from 'vitest';
import {parsePorts} from '../ports';
import type {ProgramComponent} from '../programData';

const COMPONENT: ProgramComponent = {
  class: 'Parser',
  id: 'Parser',
  display_name: 'Parser',
  category: 'processing',
  package: 'lfx',
  since: '1.5',
  inputs: [{name: 'text', display_name: 'Text', type: 'StrInput', default: ''}],
  outputs: [{name: 'out', display_name: 'Out', types: ['Message']}],
};
const parse = (source: string) => parsePorts(source, 'ports.yaml', [COMPONENT]);

describe('parsePorts', () => {
  it('takes the words of the component first, then those that all share', () => {
    const ports = parse('common: {text: 文字, out: 结果}\ncomponents: {Parser: {text: 要解析的文字}}').get('Parser');
    expect(ports?.inputs[0]?.text).toBe('要解析的文字');
    expect(ports?.outputs[0]?.text).toBe('结果');
  });

  it('refuses a port without words, and words for nothing', () =>
    expect(() => parse('common: {}\ncomponents: {Parser: {text: 文字, other: 别的}, Nobody: {}}')).toThrow(
      /Parser\.other：组件没有这个输入或输出.*\n.*Parser\.out：没有说明.*\n.*Nobody：程序没有这个组件/,
    ));
});
