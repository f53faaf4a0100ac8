import {expect, it, vi} from 'vitest';
import {answerRequests, createWorkerClient} from '../workerClient';

type Message = {id: number; request: {text: string}};

/** A worker in this thread that runs `answerRequests`; its code loads unless `isBroken`. */
class FakeWorker extends EventTarget {
  private receive?: (event: {data: unknown}) => void;

  constructor(answer: (request: {text: string}) => Promise<string>, isBroken = false) {
    super();
    vi.stubGlobal('addEventListener', (_: string, receive: (event: {data: unknown}) => void) => {
      this.receive = receive;
    });
    vi.stubGlobal('postMessage', (data: unknown) => this.dispatchEvent(Object.assign(new Event('message'), {data})));
    if (isBroken) setTimeout(() => this.dispatchEvent(new Event('error')));
    else answerRequests(answer);
  }

  postMessage(data: Message): void {
    this.receive?.({data});
  }
}

const start = (answer: (request: {text: string}) => Promise<string>, isBroken = false) =>
  new FakeWorker(answer, isBroken) as unknown as Worker;

it('gives each request its own result, whatever the order', async () => {
  const delays: Record<string, number> = {slow: 20, fast: 0};
  const ask = createWorkerClient<{text: string}, string>(() =>
    start(async ({text}) => {
      await new Promise((resolve) => setTimeout(resolve, delays[text]));
      return text.toUpperCase();
    }),
  );
  expect(await Promise.all([ask({text: 'slow'}), ask({text: 'fast'})])).toEqual(['SLOW', 'FAST']);
});

it('passes on the name and message of an error, and goes on with the same worker', async () => {
  const open = vi.fn(() =>
    start(async ({text}) => {
      if (text === 'bad') throw Object.assign(new Error('offline'), {name: 'RetryError'});
      return text;
    }),
  );
  const ask = createWorkerClient<{text: string}, string>(open);
  await expect(ask({text: 'bad'})).rejects.toMatchObject({name: 'RetryError', message: 'offline'});
  expect(await ask({text: 'good'})).toBe('good');
  expect(open).toHaveBeenCalledTimes(1);
});

it('starts a new worker after one whose code did not load', async () => {
  let count = 0;
  const ask = createWorkerClient<{text: string}, string>(() => {
    count += 1;
    return start(async ({text}) => text, count === 1);
  });
  await expect(ask({text: 'first'})).rejects.toMatchObject({name: 'ChunkLoadError'});
  expect(await ask({text: 'second'})).toBe('second');
});
