import {useCallback, useEffect, useRef, useState} from 'react';
import type {CopyState} from '../types';
import {CopyError, type CopyProblem} from './copyError';
import {dropPartial, installCopy, removeCopy} from './installCopy';
import {type Choice, type Offer, offerVersions, readInstalled, readOffer} from './planDownload';

/** What the page shows of the copy. */
export type CopyView = {
  /** Before scripts run nothing is known. */
  task: 'unknown' | 'checking' | 'downloading' | 'removing' | 'none';
  installed?: {state: CopyState; isWhole: boolean};
  offer?: Offer;
  /** Bytes still to come while a version is downloaded. */
  missingBytes?: number;
  problem?: CopyProblem;
  /** What was just done. */
  done?: 'installed' | 'paused' | 'removed';
};

const problemOf = (error: unknown): CopyProblem => (error instanceof CopyError ? error.problem : 'network');

/** Reads what is there and what could be; either may fail without the other. */
async function look(root: string, choice: Choice): Promise<CopyView> {
  try {
    const installed = await readInstalled(root);
    const found: CopyView = {task: 'none', ...(installed && {installed})};
    return await readOffer(root, choice).then(
      (offer) => ({...found, offer}),
      (error) => ({...found, problem: problemOf(error)}),
    );
  } catch (error) {
    return {task: 'none', problem: problemOf(error)};
  }
}

/** The line that the worker put above this page says what is no longer so. */
const clearNotice = () => document.querySelector('.offline-notice')?.remove();

type Download = {root: string; choice: Choice; signal: AbortSignal; onProgress: (view: Partial<CopyView>) => void};

async function download({root, choice, signal, onProgress}: Download): Promise<CopyView> {
  try {
    // Asked anew: the site may have been renewed since the page was opened.
    const offer = await readOffer(root, choice, signal);
    onProgress({offer});
    await installCopy(root, {offer, signal, onProgress: (missingBytes) => onProgress({offer, missingBytes})});
    clearNotice();
    return {...(await look(root, choice)), done: 'installed'};
  } catch (error) {
    if (signal.aborted) return {...(await look(root, choice)), done: 'paused'};
    const problem = problemOf(error);
    if (problem === 'full') await dropPartial(root).catch(() => undefined);
    return {...(await look(root, choice)), problem};
  }
}

/**
 * The offline copy of this site, and what a reader can do with it.
 *
 * @param preferred label of the version of the docs that is offered to those who have chosen none
 */
export function useOfflineCopy(baseUrl: string, preferred: string) {
  const [view, setView] = useState<CopyView>({task: 'unknown'});
  const abort = useRef<AbortController>(null);
  const chosen = useRef<readonly string[]>(undefined);
  const rootOf = useCallback(() => new URL(baseUrl, location.href).href, [baseUrl]);
  const choiceOf = useCallback((): Choice => ({chosen: chosen.current, preferred}), [preferred]);

  const check = useCallback(async () => {
    setView((before) => ({...before, task: 'checking'}));
    setView(await look(rootOf(), choiceOf()));
  }, [rootOf, choiceOf]);

  const choose = useCallback(
    (labels: readonly string[]) => {
      chosen.current = labels;
      // What was done before is no news about the new choice.
      setView(({installed, offer}) => ({
        task: 'none',
        ...(installed && {installed}),
        ...(offer && {offer: offerVersions(rootOf(), offer, labels)}),
      }));
    },
    [rootOf],
  );

  const start = useCallback(async () => {
    abort.current = new AbortController();
    const {signal} = abort.current;
    setView(({installed, offer}) => ({task: 'downloading', ...(installed && {installed}), ...(offer && {offer})}));
    const onProgress = (part: Partial<CopyView>) => setView((before) => ({...before, ...part}));
    setView(await download({root: rootOf(), choice: choiceOf(), signal, onProgress}));
  }, [rootOf, choiceOf]);

  const remove = useCallback(async () => {
    setView((before) => ({...before, task: 'removing'}));
    const failure = await removeCopy(rootOf()).then(
      () => undefined,
      (error) => problemOf(error),
    );
    clearNotice();
    const after = await look(rootOf(), choiceOf());
    setView(failure ? {...after, problem: failure} : {...after, done: 'removed'});
  }, [rootOf, choiceOf]);

  useEffect(() => {
    void check();
    // A download goes on while the reader is on other pages of the site only until the page is loaded anew; what came stays.
    return () => abort.current?.abort();
  }, [check]);

  return {view, check, choose, start, remove, pause: () => abort.current?.abort()};
}
