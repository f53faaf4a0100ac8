import type {ReactNode} from 'react';
import {behindHan} from '../../../../lib/errors/text';
import type {FinderOutcome, FoundMessage} from '../../types';
import FamilyCard, {Symptom} from './FamilyCard';
import MatchCard, {MessageBody, Pattern} from './MatchCard';
import NextStep from './NextStep';

const answerOf = ({detail: {answer}}: FoundMessage, {answers}: FinderOutcome) => (answer ? answers[answer] : undefined);

function Nearest({messages, outcome}: {messages: FoundMessage[]; outcome: FinderOutcome}): ReactNode {
  return (
    <>
      <h2 className="error-finder-title">最接近的几条，看看是不是</h2>
      {messages.map((match) => (
        <details key={match.entry}>
          <summary>
            <Pattern match={match} isOwn={false} />
            <span className="error-finder-facts">（来自{behindHan(match.detail.origin)}）</span>
          </summary>
          <MessageBody match={match} answer={answerOf(match, outcome)} />
        </details>
      ))}
    </>
  );
}

/** Shown if the paste contains no known message: a likely one, its kind, the nearest messages, and what to do next. */
export default function Unknown({outcome}: {outcome: FinderOutcome}): ReactNode {
  const {text, nearest, family, part} = outcome;
  const [first] = nearest;
  const likely = first?.isLikely ? answerOf(first, outcome) : undefined;
  const isSymptom = family?.kind === 'symptom';
  const others = likely ? nearest.slice(1) : nearest;
  return (
    <>
      {first && likely && <MatchCard match={first} answer={likely} note="可能是这一条" />}
      {family && !isSymptom && <FamilyCard family={family} />}
      <section className="error-finder-card">
        {family && isSymptom && <Symptom family={family} />}
        {others.length > 0 && !family && <Nearest messages={others} outcome={outcome} />}
        {text ? (
          <p>它可能是别的程序的报错，也可能要看它前后的几行。可以这样继续：</p>
        ) : (
          <p>贴的内容里没有能查的文字。把报错那几行的文字贴上来，或者这样继续：</p>
        )}
        <NextStep text={text} part={part} />
      </section>
    </>
  );
}
