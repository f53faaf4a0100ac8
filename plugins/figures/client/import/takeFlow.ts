import type {ServerAddress} from '../../../../lib/connection/serverAddress';
import {composeFor, type FlowTables, flowFileName} from '../../../../lib/flowFile/composeFor';
import {explainRefusal} from '../../../../lib/flowFile/explainRefusal';
import {type OpenServer, openServer} from '../../../../lib/flowFile/openServer';
import type {ComposedFlow, FlowFigureData} from '../../../../lib/flowFile/types';
import {explainMixedContent, explainNoResponse} from '../../../../src/langflowConnection/explainFailure';
import type {Explanation} from '../../../../src/langflowConnection/explainStatus';

/** Input of one attempt: the flow figure, and the server whose components are used. */
export type Journey = {
  /** Address of the figure's data. */
  data: string;
  base: ServerAddress;
  apiKey: string;
  signal: AbortSignal;
  tables: FlowTables;
  /** Called with a text for each step. */
  onStep: (what: string) => void;
};

/** A composed flow, its figure, and the server that it was composed for. */
export type Prepared = {figure: FlowFigureData; server: OpenServer; composed: ComposedFlow};

/** Time limit of an attempt. It is long because a server that has just started lists its components slowly. */
export const PATIENCE_MS = 120_000;

/** The figure data could not be loaded from this site. */
export class FigureMissingError extends Error {}

/** This page cannot connect to the address because of mixed content. */
class MixedContentError extends Error {
  constructor(readonly explanation: Explanation) {
    super(explanation.title);
  }
}

async function fetchFigure(address: string, signal: AbortSignal): Promise<FlowFigureData> {
  try {
    const response = await fetch(address, {signal});
    if (!response.ok) throw new FigureMissingError();
    return (await response.json()) as FlowFigureData;
  } catch (error) {
    if (signal.aborted) throw error;
    throw new FigureMissingError();
  }
}

/** Composes the flow of a figure with the components of the reader's server. */
export async function prepareFlow({data, base, apiKey, signal, tables, onStep}: Journey): Promise<Prepared> {
  const mixed = explainMixedContent(base, window.location.protocol);
  if (mixed) throw new MixedContentError(mixed);
  onStep('正在连接服务器……');
  const [figure, server] = await Promise.all([fetchFigure(data, signal), openServer({base, apiKey, signal})]);
  onStep(`正在照 Langflow ${server.version} 的组件组合流程……`);
  const composed = await composeFor(figure, server, tables);
  // While composing, most failed requests only become notes about the flow, even if they failed because of an abort.
  if (signal.aborted) throw signal.reason;
  return {figure, server, composed};
}

const textOf = ({composed}: Prepared) => JSON.stringify(composed.flow, null, 2);

/** Imports a composed flow and returns its address on the server. */
export const importFlow = (prepared: Prepared, signal: AbortSignal): Promise<string> =>
  prepared.server.upload(flowFileName(prepared.figure.name), textOf(prepared), signal);

/** Saves a composed flow as a download and returns the file name. */
export function saveFlow(prepared: Prepared): string {
  const name = flowFileName(prepared.figure.name);
  const address = URL.createObjectURL(new Blob([textOf(prepared)], {type: 'application/json'}));
  const link = Object.assign(document.createElement('a'), {href: address, download: name});
  link.click();
  // The browser has read the file by the next task.
  setTimeout(() => URL.revokeObjectURL(address));
  return name;
}

const MISSING: Explanation = {
  title: '图的数据没有下载成功',
  lines: ['数据在本站，不在你的服务器上：检查网络连接，刷新页面再试。'],
};

const TIMED_OUT: Explanation = {
  title: `等了 ${PATIENCE_MS / 60_000} 分钟还没有完成，已放弃`,
  lines: ['刚启动的 Langflow 要过一会儿才列得出全部组件：等它启动完成再试。', '一直这样时，看看服务器的日志。'],
};

/** Explains why an attempt failed and what the reader can do. */
export async function explainStop(
  error: unknown,
  {base, apiKey, signal}: Pick<Journey, 'base' | 'apiKey' | 'signal'>,
): Promise<Explanation> {
  if (error instanceof MixedContentError) return error.explanation;
  if (error instanceof FigureMissingError) return MISSING;
  if (signal.aborted) return TIMED_OUT;
  const refusal = explainRefusal(error, base, apiKey !== '');
  return refusal ?? explainNoResponse(error, base, {pageOrigin: window.location.origin});
}
