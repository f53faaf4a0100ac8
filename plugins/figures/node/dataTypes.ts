import type {Mode} from '../types';

/**
 * Colours of the data types of ports, as in the light and dark themes of Langflow 1.5.
 * As in Langflow, a port that accepts several types is grey.
 */
export const DATA_TYPE_COLORS = {
  Message: {light: '#4f46e5', dark: '#a5b4fc'},
  Text: {light: '#4f46e5', dark: '#a5b4fc'},
  Data: {light: '#dc2626', dark: '#fca5a5'},
  DataFrame: {light: '#db2777', dark: '#f9a8d4'},
  // Data and DataFrame have these names since 1.9.
  JSON: {light: '#dc2626', dark: '#fca5a5'},
  Table: {light: '#db2777', dark: '#f9a8d4'},
  Tool: {light: '#0891b2', dark: '#67e8f9'},
  LanguageModel: {light: '#c026d3', dark: '#f0abfc'},
  Embeddings: {light: '#059669', dark: '#6ee7b7'},
  Memory: {light: '#ea580c', dark: '#fb923c'},
  BaseChatMemory: {light: '#0891b2', dark: '#67e8f9'},
  Agent: {light: '#9333ea', dark: '#e9d5ff'},
  AgentExecutor: {light: '#9333ea', dark: '#e9d5ff'},
  Document: {light: '#65a30d', dark: '#bef264'},
  VectorStore: {light: '#4b5563', dark: '#d1d5db'},
  Retriever: {light: '#4b5563', dark: '#d1d5db'},
  number: {light: '#9333ea', dark: '#e9d5ff'},
} as const satisfies Record<string, Record<Mode, string>>;

export type DataType = keyof typeof DATA_TYPE_COLORS;
export const DATA_TYPES = Object.keys(DATA_TYPE_COLORS) as DataType[];

export const SEVERAL_TYPES_COLOR: Record<Mode, string> = {light: '#6b7280', dark: '#9ca3af'};

/** Whether Langflow allows to connect an output to an input: they must share a type. */
export function typesMatch(output: readonly DataType[], input: readonly DataType[]): boolean {
  return output.some((type) => input.includes(type));
}
