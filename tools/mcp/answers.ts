import type {CallToolResult} from '@modelcontextprotocol/sdk/types.js';

/** Result of a tool. */
export const answer = (text: string): CallToolResult => ({content: [{type: 'text', text}]});

/** Error result of a tool. */
export const refuseCall = (text: string): CallToolResult => ({...answer(text), isError: true});
