import tables from '@generated/figures/default/__flow-tables.json';
import {useEffect, useRef, useState} from 'react';
import type {ServerAddress} from '../../../../lib/connection/serverAddress';
import type {Explanation} from '../../../../src/langflowConnection/explainStatus';
import type {DialogProps, Wish} from '../types';
import {explainStop, importFlow, type Journey, PATIENCE_MS, type Prepared, prepareFlow, saveFlow} from './takeFlow';

/** Address of the reader's server, and the API key. */
export type Connection = {base: ServerAddress; apiKey: string};

/** State of an attempt. */
export type Progress =
  | {phase: 'working'; what: string}
  | {phase: 'failed'; explanation: Explanation}
  /** The flow lacks some parts of the figure; the reader decides whether to continue. */
  | {phase: 'doubtful'; prepared: Prepared}
  /** `link` is the address of the imported flow, `file` the name of the downloaded file. */
  | {phase: 'done'; prepared: Prepared; link?: string; file?: string};

async function finish(prepared: Prepared, signal: AbortSignal, wish: Wish): Promise<Progress> {
  return wish === 'import'
    ? {phase: 'done', prepared, link: await importFlow(prepared, signal)}
    : {phase: 'done', prepared, file: saveFlow(prepared)};
}

/** Imports or downloads a flow. Only one attempt runs at a time; unmounting aborts it. */
export function useFlow({data, wish}: Pick<DialogProps, 'data' | 'wish'>) {
  const [progress, setProgress] = useState<Progress>();
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);

  const attempt = async ({base, apiKey}: Connection, act: (journey: Journey) => Promise<Progress>) => {
    current.current?.abort();
    const controller = new AbortController();
    current.current = controller;
    const report = (next: Progress) => current.current === controller && setProgress(next);
    const onStep = (what: string) => report({phase: 'working', what});
    const journey = {data, base, apiKey, signal: controller.signal, tables, onStep};
    const timer = setTimeout(() => controller.abort(), PATIENCE_MS);
    try {
      report(await act(journey));
    } catch (error) {
      report({phase: 'failed', explanation: await explainStop(error, journey)});
    } finally {
      clearTimeout(timer);
    }
  };
  const take = (connection: Connection) =>
    attempt(connection, async (journey) => {
      const prepared = await prepareFlow(journey);
      if (prepared.composed.problems.length > 0) return {phase: 'doubtful', prepared};
      if (wish === 'import') journey.onStep('正在导入……');
      return finish(prepared, journey.signal, wish);
    });
  /** Imports or downloads a flow that is already composed. */
  const goOn = (prepared: Prepared, connection: Connection, how: Wish) =>
    attempt(connection, (journey) => {
      journey.onStep(how === 'import' ? '正在导入……' : '正在保存……');
      return finish(prepared, journey.signal, how);
    });
  /** Removes the result of the last attempt, which would look like that of a refused one. */
  const clear = () => {
    current.current?.abort();
    current.current = undefined;
    setProgress(undefined);
  };
  return {progress, take, goOn, clear};
}
