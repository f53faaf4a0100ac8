import {describe, expect, it, vi} from 'vitest';
import {parseYaml} from '../parseYaml';

const parsed = vi.hoisted((): string[] => []);

vi.mock('yaml', async (importOriginal) => {
  const original = await importOriginal<typeof import('yaml')>();
  const parseDocument: typeof original.parseDocument = (text, options) => {
    parsed.push(text);
    return original.parseDocument(text, options);
  };
  return {...original, parseDocument};
});

const TEXT = 'pages:\n  - name: 智能体\n    tags: [agent]\n';

describe('parseYaml', () => {
  it('parses a text once, also for other copies of the module, as each plugin has one', async () => {
    parseYaml(TEXT);
    parseYaml(TEXT);
    vi.resetModules();
    const copy = await import('../parseYaml');
    expect(copy.parseYaml).not.toBe(parseYaml);
    expect(copy.parseYaml(TEXT).value).toEqual({pages: [{name: '智能体', tags: ['agent']}]});
    expect(parsed).toEqual([TEXT]);
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
