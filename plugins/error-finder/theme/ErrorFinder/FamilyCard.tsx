import type {ReactNode} from 'react';
import type {FilledFamily} from '../../../../lib/errors/matchFamily';
import {Answer} from './MatchCard';

/** General advice for a kind of message, with the reader's module, host or code in it. */
export default function FamilyCard({family}: {family: FilledFamily}): ReactNode {
  return (
    <section className="error-finder-card">
      <p className="error-finder-note">这一条没有专门的答案，下面是这一类报错的办法</p>
      <h2 className="error-finder-title">{family.title}</h2>
      <Answer answer={family} />
    </section>
  );
}
