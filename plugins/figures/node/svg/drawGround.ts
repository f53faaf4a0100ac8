import type {SceneShape} from './scene';

const RADIUS = 12;

/** Background of a picture; with dots, it looks like Langflow's workspace. */
export function drawGround({width, height}: {width: number; height: number}, hasDots = false): SceneShape[] {
  // The border must be inside the picture; otherwise its outer half is cut off.
  const box = {x: 0.5, y: 0.5, width: width - 1, height: height - 1, radius: RADIUS};
  const ground: SceneShape = {kind: 'rect', style: 'ground', ...box};
  return hasDots ? [ground, {kind: 'rect', style: 'dots', ...box}] : [ground];
}
