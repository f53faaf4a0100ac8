import {describe, expect, it} from 'vitest';
import {looksLikeMessage} from '../looksLikeMessage';

describe('looksLikeMessage', () => {
  it.each(['Flow not found', 'database is locked', 'API key is required', '无法保存流程，请重试', 'TypeError: Failed to fetch'])(
    'takes %s for a message',
    (query) => expect(looksLikeMessage(query)).toBe(true),
  );
  it.each(['flow', '全局变量', 'vector store', 'how to build a flow', 'LANGFLOW_PORT', '怎样安装', '报错'])(
    'takes %s for a query',
    (query) => expect(looksLikeMessage(query)).toBe(false),
  );
});
