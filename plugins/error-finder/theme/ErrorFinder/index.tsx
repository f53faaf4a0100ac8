import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import styles from '@generated/error-finder/default/styles.json';
import {Fragment, memo, type ReactNode, useEffect, useId, useState} from 'react';
import {MOST_CHARACTERS, readPaste} from '../../../../lib/errors/readPaste';
import {cutText, cutTextStart} from '../../../../lib/text/cutText';
import {keepFinderText, readFinderState} from '../../../../src/askFinder';
import {useEarlyValue} from '../../../../src/hooks/useEarlyValue';
import {useLinkClicks} from '../../../../src/hooks/useLinkClicks';
import {type FinderState, useFinder} from '../../client/useFinder';
import {lastPlaceLine} from '../../shared/tracebackPaths';
import type {FinderOutcome, FoundMessage} from '../../types';
import FamilyCard, {Symptom} from './FamilyCard';
import MatchCard from './MatchCard';
import NextStep from './NextStep';
import Unknown from './Unknown';

/** Constant object: for a new one, React would write the style sheet again and the browser would recalculate all styles. */
const STYLES = {__html: styles};

function statusText({status, outcome}: FinderState): string {
  if (status === 'failed') return '没有取到数据，请检查网络连接。';
  if (!outcome) return status === 'waiting' ? '正在查……' : '';
  const {matches, family} = outcome;
  if (matches.length > 0) return `认出 ${matches.length} 条报错`;
  return family ? '没有认出这条报错，认出了它是哪一类' : '没有认出这条报错';
}

const cardId = (index: number) => `error-${index + 1}`;

/** Links to the cards below the first, which may be out of sight. */
function CardList({titles}: {titles: readonly string[]}): ReactNode {
  const others = titles.map((title, index) => ({title, id: cardId(index)})).filter(({title}, index) => titles.indexOf(title) === index);
  return (
    <p className="error-finder-list">
      下面还有：
      {others.slice(1).map(({title, id}, index) => (
        <Fragment key={id}>
          {index > 0 && '、'}
          <a href={`#${id}`}>{title}</a>
        </Fragment>
      ))}
    </p>
  );
}

/** Memoised: rendered again for a new outcome, not for each key press. */
const Results = memo(function Results({outcome}: {outcome: FinderOutcome}): ReactNode {
  const {matches, answers, family, part, text} = outcome;
  if (matches.length === 0) return <Unknown outcome={outcome} />;
  const answerOf = ({detail: {answer}}: FoundMessage) => (answer ? answers[answer] : undefined);
  // Advice for messages of this kind stands on the card of the message; a cause that stands in the text comes before it.
  const own = family?.kind === 'program' ? family : undefined;
  const symptom = family?.kind === 'symptom' ? family : undefined;
  const before = own || symptom ? undefined : family;
  const first = before ? 1 : 0;
  const titleOf = (match: FoundMessage, index: number) =>
    answerOf(match)?.title ?? (index === 0 ? own?.title : undefined) ?? match.detail.origin;
  const titles = [...(before ? [before.title] : []), ...matches.map(titleOf)];
  const isAnswered = matches[0]?.detail.answer || matches[0]?.detail.told;
  return (
    <>
      {new Set(titles).size > 1 && <CardList titles={titles} />}
      {before && <FamilyCard family={before} id={cardId(0)} />}
      {matches.map((match, index) => (
        <MatchCard
          key={match.entry}
          match={match}
          answer={answerOf(match)}
          family={index === 0 ? own : undefined}
          note={index > 0 ? '同一段文字里还有' : undefined}
          id={cardId(index + first)}
        />
      ))}
      {!isAnswered && (
        <section className="error-finder-card">
          {symptom && <Symptom family={symptom} />}
          <NextStep text={text} part={part} />
        </section>
      )}
    </>
  );
});

/** The field for pasting a message, and the results. */
export default function ErrorFinder(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {search, state} = useLocation();
  const [text, setText] = useState('');
  const [wasLong, setWasLong] = useState(false);
  const take = (given: string) => {
    // For a long log, the field shows only the lines that are used.
    const isLong = given.length > MOST_CHARACTERS;
    setWasLong(isLong);
    // If no line can be used, the field shows the beginning of the text.
    // The last place of a traceback tells which part of the program it comes from.
    const place = isLong ? lastPlaceLine(given).trim() : '';
    const kept = readPaste(given) || cutText(given, MOST_CHARACTERS);
    setText(isLong ? [place, cutTextStart(kept, MOST_CHARACTERS - place.length - 1)].filter(Boolean).join('\n') : given);
  };
  const field = useEarlyValue<HTMLTextAreaElement>(take);
  const id = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address
  useEffect(() => {
    const handed = readFinderState(state);
    const asked = handed ?? new URLSearchParams(search).get('q');
    if (asked) take(asked);
    // A text in an address would be sent to the server by every reload.
    if (asked && handed === undefined) keepFinderText(asked);
  }, [search, state]);
  const onLinkClick = useLinkClicks(() => keepFinderText(text));
  const finding = useFinder(siteConfig.baseUrl, text);
  return (
    <div className="error-finder" data-needs-script="">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made at build time of this plugin's own style sheet */}
      <style dangerouslySetInnerHTML={STYLES} />
      <label htmlFor={id}>报错</label>
      <textarea
        ref={field}
        id={id}
        name="q"
        rows={3}
        value={text}
        onChange={({target}) => take(target.value)}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text');
          if (pasted.length <= MOST_CHARACTERS) return;
          // Browsers need half a minute to lay out a whole log in a field.
          event.preventDefault();
          take(pasted);
        }}
        placeholder="把报错贴在这里：一行、整段日志、traceback、API 返回的 JSON 都可以"
        aria-describedby={`${id}-hint`}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
      />
      <p id={`${id}-hint`} className="error-finder-hint">
        {wasLong ? '贴的内容很长，只留下最要紧的几行。' : ''}只在你的浏览器里查，不会发出去。
      </p>
      <p role="status" className="error-finder-status">
        {statusText(finding)}
        {finding.status === 'failed' && (
          <button type="button" className="button button--secondary button--sm" onClick={finding.retry}>
            重试
          </button>
        )}
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the links inside are what is pressed */}
      <div data-search="none" onClick={onLinkClick}>
        {finding.outcome && <Results outcome={finding.outcome} />}
      </div>
    </div>
  );
}
