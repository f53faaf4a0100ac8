import {describe, expect, it} from 'vitest';
import {findParts} from '../../pages/findParts';
import {panelWords} from '../verifiableParts';

describe('the labels of a panel', () => {
  it('are what the interface shows, not what people type and say', () => {
    const panel = `title: Logs
content:
  - window:
      title: Playground
      content:
        - tabs: {items: [Flows, MCP Server], selected: Flows}
        - chat: {from: user, text: Hello}
        - badge: DOCUMENT_QA
        - field: {label: Tool name, value: Answer, hint: Search tools...}
        - button: {text: Send, gloss: 发送}
`;
    expect(panelWords(panel)).toEqual(['Flows', 'MCP Server', 'Playground', 'Search tools...', 'Send', 'Tool name']);
  });
});

describe('words in code', () => {
  it('are no labels', () => expect(findParts('**Share**\n\n```json\n"**OpenAI Model**"\n```\n').words).toEqual(['Share']));
});
