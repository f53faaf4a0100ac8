import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {Props} from '@theme/SearchMessage';
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

/** Text pasted into the field that is longer than its limit; cleared by the next key. */
function useLongPaste(field: HTMLInputElement | null): string {
  const [pasted, setPasted] = useState('');
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text') ?? '';
      setPasted(text.length > MAX_QUERY_LENGTH ? readPaste(text) : '');
    };
    field?.addEventListener('paste', onPaste);
    return () => field?.removeEventListener('paste', onPaste);
  }, [field]);
  return pasted;
}

/** Shown above the results if the query is an error message, with a link to its answer. */
export default function MessageAnswer({query, field, onLeave}: Props): ReactNode {
  const finderLink = useFinderLink(onLeave);
  const isKnown = usePluginData('error-finder') !== undefined;
  const outcome = useMessage(query);
  const pasted = useLongPaste(field);
  if (isKnown && pasted.trim()) {
    return (
      <p className="search-zh-message">
        贴的内容很长，搜索只取前 {MAX_QUERY_LENGTH} 个字符。
        <Link {...finderLink(pasted)}>用整段去“从报错找答案”里查</Link>
      </p>
    );
  }
  const [match] = outcome?.matches ?? [];
  if (!match || !outcome) return null;
  const answer = match.detail.answer ? outcome.answers[match.detail.answer] : undefined;
  return (
    <div className="search-zh-message">
      <p>
        <strong>这是一条报错：</strong>
        <code>{match.pattern}</code>（来自{behindHan(match.detail.origin)}）
      </p>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made at build time of this site's own Markdown, which holds no raw HTML */}
      {answer && <p dangerouslySetInnerHTML={{__html: answer.meaning}} />}
      <p>
        {answer ? (
          <Link to={answer.to} onClick={onLeave}>
            {answer.title}：怎样解决
          </Link>
        ) : (
          <Link {...finderLink(query)}>看它出自哪里</Link>
        )}
      </p>
    </div>
  );
}
