import type {ChildProcess} from 'node:child_process';

const GRACE = 10_000;
const POLL = 100;

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Sends a signal to a process group. Returns whether the group exists; signal 0 only checks. */
export function signalGroup(leader: number, signal: NodeJS.Signals | 0): boolean {
  try {
    process.kill(-leader, signal);
    return true;
  } catch {
    return false;
  }
}

/** Ends the group of a process that was started with `detached: true`: first with SIGTERM, after 10 s with SIGKILL. */
export async function endGroup({pid}: ChildProcess): Promise<void> {
  if (pid === undefined || !signalGroup(pid, 'SIGTERM')) return;
  const end = Date.now() + GRACE;
  while (Date.now() < end) {
    if (!signalGroup(pid, 0)) return;
    await wait(POLL);
  }
  signalGroup(pid, 'SIGKILL');
}

/** Kills a group when this process exits. Returns a function that cancels this. */
export function endGroupWithThisProcess({pid}: ChildProcess): () => void {
  const kill = () => {
    if (pid !== undefined) signalGroup(pid, 'SIGKILL');
  };
  process.on('exit', kill);
  return () => {
    process.off('exit', kill);
  };
}
