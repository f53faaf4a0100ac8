import type {ReactNode} from 'react';
import type {FilledFamily} from '../../../../lib/errors/matchFamily';
import {Answer} from './MatchCard';

/** General advice for a kind of message, with the reader's module, host or code in it. */
export default function FamilyCard({family, id}: {family: FilledFamily; id?: string}): ReactNode {
  return (
    <section className="error-finder-card" id={id}>
      <p className="error-finder-note">这一条没有专门的答案，下面是这一类报错的办法</p>
      <h2 className="error-finder-title">{family.title}</h2>
      <Answer answer={family} />
    </section>
  );
}

/** Advice for a symptom: a guess from a few words, so it is opened by readers who recognise theirs. */
export function Symptom({family}: {family: FilledFamily}): ReactNode {
  return (
    <details>
      <summary>没有认出报错的原文。照说的现象，也许是：{family.title}</summary>
      <Answer answer={family} />
    </details>
  );
}
