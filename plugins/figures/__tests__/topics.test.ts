import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {checkTopics, readTopics, topicsOf} from '../node/flows/topics';

const FACTS = {components: ['Chat Input', 'Agent'], routes: ['/models-kimi'], needsKey: true};

describe('topicsOf', () => {
  it('needs one of the components, a page, or no key', () => {
    const topics = {
      智能体: {components: ['Agent', 'Cuga']},
      RAG: {components: ['Knowledge']},
      国产模型: {pages: ['/models-'], except: ['/models-self-hosted']},
      入门: {pages: ['/models']},
      不需要密钥: {needsKey: false as const},
    };
    expect(topicsOf(topics, FACTS)).toEqual(['智能体', '国产模型']);
    expect(topicsOf(topics, {...FACTS, routes: ['/models-self-hosted'], needsKey: false})).toEqual(['智能体', '不需要密钥']);
  });
});

describe('checkTopics', () => {
  it('tells every component and page that no flow has', () => {
    const topics = {甲: {components: ['Agent', 'Agnet'], pages: ['/models-'], except: ['/models-x']}};
    expect(() => checkTopics(topics, [FACTS], 'topics.yaml')).toThrow(/“Agnet”[\s\S]*“\/models-x”/);
    expect(() => checkTopics({甲: {components: ['Agent'], pages: ['/models-']}}, [FACTS], 'topics.yaml')).not.toThrow();
  });
});

describe('readTopics', () => {
  const read = (text: string) => {
    const dir = mkdtempSync(path.join(tmpdir(), 'topics-'));
    writeFileSync(path.join(dir, 'topics.yaml'), text);
    return () => readTopics(dir);
  };

  it('keeps the order of the file; without one, there are none', () => {
    expect(Object.keys(read('乙: {pages: [/b]}\n甲: {components: [Agent]}\n')())).toEqual(['乙', '甲']);
    expect(readTopics(mkdtempSync(path.join(tmpdir(), 'topics-')))).toEqual({});
  });

  it('tells every mistake with its line', () => {
    expect(read('甲: {pages: [b]}\n乙: {needsKey: true, colour: red}\n')).toThrow(/:1：.*应以 \/ 开头[\s\S]*:2：.*colour/);
  });
});
