import type {Mode} from '../types';

/**
 * Data types of ports with the colours that Langflow 1.5's canvas gives them, for its light and its dark theme.
 * A port that takes several types is grey there, and here.
 */
export const DATA_TYPE_COLORS = {
  Message: {light: '#4f46e5', dark: '#a5b4fc'},
  Text: {light: '#4f46e5', dark: '#a5b4fc'},
  Data: {light: '#dc2626', dark: '#fca5a5'},
  DataFrame: {light: '#db2777', dark: '#f9a8d4'},
  // The names that Data and DataFrame have from 1.9 on.
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

/** Whether Langflow lets an output be connected to an input: they share a type. */
export function typesMatch(output: readonly DataType[], input: readonly DataType[]): boolean {
  return output.some((type) => input.includes(type));
}
