import type {ELK, ElkNode} from 'elkjs/lib/elk.bundled.js';

let engine: Promise<ELK> | undefined;

/** Read when the first graph is laid out: it is larger than all the rest of the plugin. */
async function startEngine(): Promise<ELK> {
  const {default: Engine} = await import('elkjs/lib/elk.bundled.js');
  return new Engine();
}

/** Lays out a graph with ELK (https://eclipse.dev/elk); equal input gives equal output. */
export async function layoutGraph(graph: ElkNode): Promise<ElkNode> {
  engine ??= startEngine();
  // The engine writes its result into its input: without a copy, a second layout would start from the first.
  return (await engine).layout(structuredClone(graph));
}
