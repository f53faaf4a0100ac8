import {expect, it} from 'vitest';
import {DEFAULT_BASE} from '../../connection/serverAddress';
import {composeFor} from '../composeFor';
import type {OpenServer} from '../openServer';
import {figure, TEMPLATES} from './smallServer';

const ODD = [null, 0, true, '', 'text', [], [null], {}, {x: null}, [[1]]];

/** The value with one part replaced by an odd one, for all parts. */
function spoil(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return ODD;
  const entries = Object.entries(value);
  return [
    ...ODD,
    ...entries.flatMap(([key, part]) =>
      spoil(part).map((odd) => (Array.isArray(value) ? value.with(Number(key), odd) : {...value, [key]: odd})),
    ),
  ];
}

const serverOf = (ask: OpenServer['ask']): OpenServer => ({base: DEFAULT_BASE, version: '1.13.0', ask, upload: async () => ''});

it('composes what can be composed from components of any shape', async () => {
  const answers = spoil(TEMPLATES);
  expect(answers.length).toBeGreaterThan(500);
  for (const answer of answers) {
    const isList = typeof answer !== 'object' || answer === null || Array.isArray(answer);
    const composed = composeFor(
      figure(),
      serverOf(async (_, path) => (path === '/api/v1/all' ? answer : null)),
      {},
    );
    if (isList) await expect(composed).rejects.toThrow('/api/v1/all');
    else expect((await composed).flow.name).toBe(figure().title);
  }
}, 60_000);

it.each([...ODD, {template: null}, {template: {a: null}, outputs: null}, {template: {}, outputs: [null, {name: 5}]}, {frontend_node: 5}])(
  'goes on where a choice or a prompt is answered by %j',
  async (answer) => {
    const model = TEMPLATES.models?.Model as {template: Record<string, object>};
    const live = {...model, template: {...model.template, model_name: {...model.template.model_name, real_time_refresh: true}}};
    const templates = {...TEMPLATES, models: {...TEMPLATES.models, Model: live}};
    const composed = await composeFor(
      figure(),
      serverOf(async (_, path) => (path === '/api/v1/all' ? templates : answer)),
      {},
    );
    expect(composed.flow.data.nodes.length).toBeGreaterThan(2);
  },
);
