import {describe, expect, it, vi} from 'vitest';
import {parseYaml} from '../parseYaml';

const TEXT = 'pages:\n  - name: 智能体\n    tags: [agent]\n';

describe('parseYaml', () => {
  it('parses a text once, also for other copies of the module, as each plugin has one', async () => {
    const text = `only: ${JSON.stringify('此处')}`;
    parseYaml(text);
    const store = Reflect.get(globalThis, Symbol.for('langflow-docs-zh.parsedYaml')) as Map<string, {value: unknown; problems: []}>;
    expect(store.get(text)?.value).toEqual({only: '此处'});
    // What another parse would not give.
    store.set(text, {value: 'known', problems: []});
    vi.resetModules();
    const copy = await import('../parseYaml');
    expect(copy.parseYaml).not.toBe(parseYaml);
    expect([parseYaml(text).value, copy.parseYaml(text).value]).toEqual(['known', 'known']);
    store.delete(text);
  });

  it('gives each caller a value of its own', () => {
    const first = parseYaml(TEXT).value as {pages: {name: string}[]};
    first.pages.length = 0;
    expect(parseYaml(TEXT).value).toEqual({pages: [{name: '智能体', tags: ['agent']}]});
  });

  it('knows the lines of a text that it has parsed before', () => {
    parseYaml(TEXT);
    expect(parseYaml(TEXT).lineOf(['pages', 0, 'tags'])).toBe(3);
    expect(parseYaml(TEXT).lineOf(['pages', 0, 'absent'])).toBe(2);
  });

  it('tells a mistake every time', () => {
    for (const _time of [1, 2]) expect(parseYaml('a: [1').problems).toHaveLength(1);
  });
});
