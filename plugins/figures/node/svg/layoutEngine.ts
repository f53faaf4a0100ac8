import ELK, {type ElkNode} from 'elkjs/lib/elk.bundled.js';

let engine: InstanceType<typeof ELK> | undefined;

/** Lays out a graph with ELK (https://eclipse.dev/elk); equal input gives equal output. */
export async function layoutGraph(graph: ElkNode): Promise<ElkNode> {
  engine ??= new ELK();
  // The engine writes its result into its input: without a copy, a second layout would start from the first.
  return engine.layout(structuredClone(graph));
}
