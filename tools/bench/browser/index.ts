import type {ActionName, ActionOutcome, BenchApi, Point} from '../types';
import {ACTIONS, findControl} from './actions';
import {readRecord, startRecording} from './recordPage';

/** The shortest time that the Event Timing API reports. */
const SHORTEST = 16;
const PRESSES = ['pointerdown', 'touchstart', 'mousedown', 'click'];

let pressed = 0;
let changed = 0;
let done = 0;
let watching = 0;

function takePress(event: Event): void {
  // The timestamp is that of the input, however late the page gets round to it.
  if (watching && !pressed && event.isTrusted) pressed = event.timeStamp;
}

function watch(control: HTMLElement, name: ActionName): void {
  const turn = ++watching;
  pressed = changed = done = 0;
  const changes = new MutationObserver(() => {
    if (pressed && !changed) changed = performance.now();
  });
  changes.observe(document, {subtree: true, childList: true, attributes: true, characterData: true});
  const check = () => {
    if (turn !== watching) return changes.disconnect();
    if (pressed && ACTIONS[name].isDone(control)) {
      done = performance.now();
      return changes.disconnect();
    }
    requestAnimationFrame(check);
  };
  requestAnimationFrame(check);
}

function prepare(name: ActionName): Point | null {
  const control = findControl(name);
  if (!control) return null;
  watch(control, name);
  const {left, top, width, height} = control.getBoundingClientRect();
  return {x: left + width / 2, y: top + height / 2};
}

function giveUp(): ActionOutcome {
  const {events, loadEnd} = readRecord();
  const durations = events.filter(({start}) => start >= pressed - 1).map(({value}) => value);
  const after = (time: number) => (pressed && time ? time - pressed : null);
  return {delay: pressed - loadEnd, inp: Math.max(SHORTEST, ...durations), change: after(changed), done: after(done)};
}

function intend(): number {
  document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'Shift', bubbles: true}));
  return performance.now();
}

/** The driver names the action to do first, and is told where to press without having to ask. */
function prepareFirst(frames: number): void {
  const {firstAction, tellPoint} = globalThis;
  if (!firstAction || !tellPoint) return;
  if (frames > 0) requestAnimationFrame(() => prepareFirst(frames - 1));
  else tellPoint(JSON.stringify(prepare(firstAction.name)));
}

/** A control below the fold is scrolled to early: a press that comes before the frame would miss it. */
function scrollEarly(): void {
  if (globalThis.firstAction) findControl(globalThis.firstAction.name);
}

const api: BenchApi = {record: readRecord, intend, prepare, outcome: () => (done ? giveUp() : null), giveUp};

startRecording();
for (const type of PRESSES) addEventListener(type, takePress, {capture: true});
Object.assign(globalThis, {siteBench: api});
addEventListener('DOMContentLoaded', scrollEarly);
addEventListener('load', () => prepareFirst(globalThis.firstAction?.frames ?? 0));
