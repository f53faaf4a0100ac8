import {useEffect, useRef, useState} from 'react';
import type {Outgoing} from './buildFetch';
import {type ApiResponse, sendRequest} from './sendRequest';

/** Sends requests one at a time and provides the state of the last one. */
export function useRequest(): {
  answer: ApiResponse | undefined;
  isRunning: boolean;
  send: (outgoing: Outgoing, timeout: number) => void;
  stop: () => void;
  /** Removes the last answer, which would look like that of a request that was refused at a field. */
  clear: () => void;
} {
  const [answer, setAnswer] = useState<ApiResponse>();
  const stopper = useRef<AbortController>(undefined);
  const frame = useRef(0);
  useEffect(
    () => () => {
      stopper.current?.abort();
      cancelAnimationFrame(frame.current);
    },
    [],
  );
  const send = (outgoing: Outgoing, timeout: number) => {
    stopper.current?.abort();
    const controller = new AbortController();
    stopper.current = controller;
    const onAnswer = (next: ApiResponse) => {
      if (stopper.current !== controller) return;
      cancelAnimationFrame(frame.current);
      // A fast stream sends many chunks per frame: only the last state per frame is rendered.
      if (next.phase === 'receiving') frame.current = requestAnimationFrame(() => setAnswer(next));
      else setAnswer(next);
    };
    void sendRequest({outgoing, timeout, stop: controller.signal, onAnswer});
  };
  const isRunning = answer?.phase === 'sending' || answer?.phase === 'receiving';
  const clear = () => {
    stopper.current?.abort();
    stopper.current = undefined;
    cancelAnimationFrame(frame.current);
    setAnswer(undefined);
  };
  return {answer, isRunning, send, stop: () => stopper.current?.abort(), clear};
}
