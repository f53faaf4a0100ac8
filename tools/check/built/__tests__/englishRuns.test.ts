import {describe, expect, it} from 'vitest';
import {englishRuns} from '../englishRuns';

describe('englishRuns', () => {
  it.each([
    ['Skip to main content', ['Skip to main content']],
    ['请点击 Close the dialog 按钮', ['Close the dialog']],
    ['On this page, above', ['On this page, above']],
  ])('finds the sentence in %j', (text, expected) => {
    expect(englishRuns(text)).toEqual(expected);
  });

  it.each([
    'Langflow Desktop 桌面版',
    '模型上下文协议（Model Context Protocol）',
    'Vector Store RAG',
    'GET /api/v1/run/flow_id',
    'Amazon、Anthropic、arXiv',
    'API',
    'Google Generative AI Embeddings 的参数',
  ])('lets %j pass', (text) => {
    expect(englishRuns(text)).toEqual([]);
  });
});
