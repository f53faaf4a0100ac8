import type {FlowFigureData} from '../../../../lib/flowFile/types';
import type {FigureHead} from '../figureSchema';
import type {Layouter} from '../svg/layouts';
import {placeWide} from './arrangeWide';
import type {Flow} from './types';

/** What a figure's file does not say: its name, and the version of Langflow whose components it shows. */
export type FlowOrigin = Pick<FlowFigureData, 'name' | 'version'>;

/** A flow figure as data, from which a flow is composed with the components of a server. */
export async function buildFlowData(
  {head, flow}: {head: FigureHead; flow: Flow},
  layouter: Layouter,
  origin: FlowOrigin,
): Promise<FlowFigureData> {
  const places = await placeWide(flow, layouter);
  return {
    ...origin,
    title: head.title,
    description: head.alt ?? head.title,
    nodes: flow.nodes.map(({id, component, values, note}) => {
      const {x = 0, y = 0} = places.get(id) ?? {};
      return {id, component, values, ...(note ? {note} : {}), x: Math.round(x), y: Math.round(y)};
    }),
    edges: flow.edges.map(({from, to}) => ({from, to})),
  };
}
