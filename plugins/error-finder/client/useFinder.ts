import {useEffect, useState} from 'react';
import type {FinderOutcome} from '../types';
import {askFinder} from './askFinder';

/** State of the page: `outcome` is missing before the first result; `failed` means that the files could not be loaded. */
type State = {status: 'idle' | 'waiting' | 'failed'; outcome?: FinderOutcome};
export type FinderState = State & {/** Sends the request again. */ retry: () => void};

const PAUSE_MS = 120;

/** Finds the messages in a text again whenever it changes. The last outcome stays until the next one arrives. */
export function useFinder(baseUrl: string, text: string): FinderState {
  const [finding, setFinding] = useState<State>({status: 'idle'});
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks anew
  useEffect(() => {
    if (text.trim() === '') {
      setFinding({status: 'idle'});
      return;
    }
    let current = true;
    setFinding(({outcome}) => ({status: 'waiting', outcome}));
    const timer = setTimeout(() => {
      askFinder(baseUrl, text).then(
        (outcome) => current && setFinding({status: 'idle', outcome}),
        () => current && setFinding({status: 'failed'}),
      );
    }, PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [baseUrl, text, attempt]);
  return {...finding, retry: () => setAttempt((count) => count + 1)};
}
