import {expect, it} from 'vitest';
import {listPorts, printPorts} from '../listPorts';
import {TEMPLATES} from './smallServer';

const ports = listPorts(TEMPLATES);

it('lists fields and ports with their types, without code', () => {
  expect(ports['Chat Output']).toEqual({
    type: 'ChatOutput',
    fields: {input_value: ['Data', 'Message']},
    outputs: {message: ['Message']},
  });
});

it('prefers the component still in use, and trims names', () => {
  expect(ports['Language Model']?.type).toBe('Model');
  expect(Object.keys(ports)).toContain('Prompt Template');
});

it('marks components whose fields or outputs appear after a choice', () => {
  const dynamic = Object.keys(ports).filter((name) => ports[name]?.dynamic);
  expect(dynamic).toEqual(['File', 'Prompt Template']);
});

it('gives the same text whatever the order of the server, a line for each component', () => {
  const turned = Object.fromEntries(
    Object.entries(TEMPLATES)
      .reverse()
      .map(([category, components]) => [category, Object.fromEntries(Object.entries(components).reverse())]),
  );
  const text = printPorts(ports);
  expect(printPorts(listPorts(turned))).toBe(text);
  expect(JSON.parse(text)).toEqual(ports);
  expect(text.trim().split('\n')).toHaveLength(Object.keys(ports).length + 2);
});
