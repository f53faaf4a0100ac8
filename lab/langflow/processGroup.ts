import type {ChildProcess} from 'node:child_process';

const GRACE = 10_000;
const POLL = 100;

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Sends a signal to a process and all that it started; whether there was any. Signal 0 only asks. */
export function signalGroup(leader: number, signal: NodeJS.Signals | 0): boolean {
  try {
    process.kill(-leader, signal);
    return true;
  } catch {
    return false;
  }
}

/** Ends a process that leads a group (`detached: true`) and everything in the group, politely at first. */
export async function endGroup({pid}: ChildProcess): Promise<void> {
  if (pid === undefined || !signalGroup(pid, 'SIGTERM')) return;
  const end = Date.now() + GRACE;
  while (Date.now() < end) {
    if (!signalGroup(pid, 0)) return;
    await wait(POLL);
  }
  signalGroup(pid, 'SIGKILL');
}

/** Makes sure that a group does not outlive this process; returns what takes the promise back. */
export function endGroupWithThisProcess({pid}: ChildProcess): () => void {
  const kill = () => {
    if (pid !== undefined) signalGroup(pid, 'SIGKILL');
  };
  process.on('exit', kill);
  return () => {
    process.off('exit', kill);
  };
}
