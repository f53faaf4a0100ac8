import type {CallToolResult} from '@modelcontextprotocol/sdk/types.js';

/** What a tool says. */
export const answer = (text: string): CallToolResult => ({content: [{type: 'text', text}]});

/** What a tool says when it cannot do what it was asked. */
export const refuse = (text: string): CallToolResult => ({...answer(text), isError: true});
