import {useEffect, useState} from 'react';
import type {FinderOutcome} from '../types';
import {askFinder} from './askFinder';

/** What the page shows: nothing yet, an outcome, or that the files did not come. */
type State = {status: 'idle' | 'waiting' | 'failed'; outcome?: FinderOutcome};
export type Finding = State & {/** Asks once more. */ retry: () => void};

const PAUSE_MS = 120;

/** Asks for a text as it changes; the last outcome stays until the next one is there. */
export function useFinder(baseUrl: string, text: string): Finding {
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
