import type {ELK, ElkNode} from 'elkjs/lib/elk.bundled.js';

let engine: Promise<ELK> | undefined;

/** Loads ELK with the first graph, because it is larger than the rest of the plugin. */
async function startEngine(): Promise<ELK> {
  const {default: Engine} = await import('elkjs/lib/elk.bundled.js');
  return new Engine();
}

/** Lays out a graph with ELK (https://eclipse.dev/elk). Equal input gives equal output. */
export async function layoutGraph(graph: ElkNode): Promise<ElkNode> {
  engine ??= startEngine();
  // ELK writes its result into its input: without a copy, a second layout would start from the first.
  return (await engine).layout(structuredClone(graph));
}
