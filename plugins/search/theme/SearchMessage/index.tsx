import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {Props} from '@theme/SearchMessage';
import {takeLongPaste} from 'docusaurus-search-zh/client/longPaste';
import {MAX_QUERY_LENGTH} from 'docusaurus-search-zh/shared/contract';
import {type ReactNode, useEffect, useState} from 'react';
import {looksLikeMessage} from '../../../../lib/errors/looksLikeMessage';
import {readPaste} from '../../../../lib/errors/readPaste';
import {behindHan} from '../../../../lib/errors/text';
import {useFinderLink} from '../../../../src/hooks/useFinderLink';
import type {FinderOutcome} from '../../../error-finder/types';

/** Result of the error finder for a query; undefined if it is not an error message or the site has no such plugin. */
function useMessage(query: string): FinderOutcome | undefined {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const isKnown = usePluginData('error-finder') !== undefined;
  const [outcome, setOutcome] = useState<FinderOutcome>();
  useEffect(() => {
    setOutcome(undefined);
    if (!isKnown || !looksLikeMessage(query)) return;
    let current = true;
    import('../../../error-finder/client/askFinder')
      .then(({askFinder}) => askFinder(baseUrl, query))
      .then(
        (found) => current && setOutcome(found),
        // The search results are enough.
        () => undefined,
      );
    return () => {
      current = false;
    };
  }, [query, isKnown, baseUrl]);
  return outcome;
}

/**
 * A message pasted into the field that is longer than its limit, until the field gets other text. It stays out of the field: a search for its
 * beginning would find other things. One pasted before this code had arrived is in the field as far as it fits.
 */
function useLongPaste(field: HTMLInputElement | null): string {
  const isKnown = usePluginData('error-finder') !== undefined;
  const [pasted, setPasted] = useState('');
  useEffect(() => {
    if (!field) return;
    const isLongMessage = (text: string) => isKnown && text.length > MAX_QUERY_LENGTH && looksLikeMessage(text);
    const onPaste = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text') ?? '';
      const isLong = isLongMessage(text);
      delete field.dataset.paste;
      if (isLong) event.preventDefault();
      setPasted(isLong ? readPaste(text) : '');
    };
    const onInput = () => setPasted('');
    field.addEventListener('paste', onPaste);
    field.addEventListener('input', onInput);
    const early = takeLongPaste(field);
    if (isLongMessage(early)) setPasted(readPaste(early));
    return () => {
      field.removeEventListener('paste', onPaste);
      field.removeEventListener('input', onInput);
    };
  }, [field, isKnown]);
  return pasted;
}

/** What the finder says of a message, in short: its pattern and its answer, or the advice for its kind. */
function Found({outcome: {matches, answers, family}, onLeave}: Pick<Props, 'onLeave'> & {outcome: FinderOutcome}): ReactNode {
  const [match] = matches;
  const answer = match?.detail.answer ? answers[match.detail.answer] : undefined;
  const told = answer ?? family;
  return (
    <>
      {match && (
        <p>
          <strong>这是一条报错：</strong>
          <code>{match.pattern}</code>（来自{behindHan(match.detail.origin)}）
        </p>
      )}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made at build time of this site's own Markdown, which holds no raw HTML */}
      {told && <p dangerouslySetInnerHTML={{__html: told.meaning}} />}
      {answer && (
        <p>
          <Link to={answer.to} onClick={onLeave}>
            {answer.title}：怎样解决
          </Link>
        </p>
      )}
    </>
  );
}

/** Shown above the results if the query is an error message, with a link to its answer. */
export default function MessageAnswer({query, field, onLeave}: Props): ReactNode {
  const finderLink = useFinderLink(onLeave);
  const pasted = useLongPaste(field);
  const outcome = useMessage(pasted || query);
  const isAnswered = Boolean(outcome?.matches[0]?.detail.answer);
  if (!pasted && !outcome?.matches[0]) return null;
  return (
    <div className="search-zh-message">
      {outcome && <Found outcome={outcome} onLeave={onLeave} />}
      {pasted ? (
        <p>
          <Link {...finderLink(pasted)}>用整段去“从报错找答案”里查</Link>
        </p>
      ) : (
        !isAnswered && (
          <p>
            <Link {...finderLink(query)}>看它出自哪里、怎样解决</Link>
          </p>
        )
      )}
    </div>
  );
}
