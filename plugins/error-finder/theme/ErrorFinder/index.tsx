import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import styles from '@generated/error-finder/default/styles.json';
import {type ReactNode, useEffect, useId, useState} from 'react';
import {MOST_CHARACTERS, readPaste} from '../../../../lib/errors/readPaste';
import {behindHan} from '../../../../lib/errors/text';
import {useEarlyValue} from '../../../../src/hooks/useEarlyValue';
import {type Finding, useFinder} from '../../client/useFinder';
import type {FinderOutcome} from '../../types';
import MatchCard, {Pattern} from './MatchCard';

/** Characters of a query of the search. */
const SEARCHED = 64;

function statusText({status, outcome}: Finding): string {
  if (status === 'failed') return '没有取到数据，请检查网络连接，再改一个字重试。';
  if (!outcome) return status === 'waiting' ? '正在查……' : '';
  const {matches} = outcome;
  return matches.length > 0 ? `认出 ${matches.length} 条报错` : '没有认出这条报错';
}

/** How close the nearest must come to be shown with its answer. */
const LIKELY = 0.9;

function Unknown({outcome: {text, nearest, answers}}: {outcome: FinderOutcome}): ReactNode {
  const [first] = nearest;
  const likely = first && first.closeness >= LIKELY ? first.detail.answer : undefined;
  const query = text.split('\n').at(-1)?.slice(0, SEARCHED) ?? '';
  return (
    <>
      {first && likely && <MatchCard match={first} answer={answers[likely]} note="可能是这一条" />}
      <Advice nearest={likely ? nearest.slice(1) : nearest} query={query} />
    </>
  );
}

function Advice({nearest, query}: {nearest: FinderOutcome['nearest']; query: string}): ReactNode {
  return (
    <section className="error-finder-card">
      {nearest.length > 0 && (
        <>
          <h3 className="error-finder-title">最接近的几条，看看是不是</h3>
          <ul>
            {nearest.map((match) => (
              <li key={match.entry}>
                <Pattern match={match} />
                <span className="error-finder-facts">（来自{behindHan(match.detail.origin)}）</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>它可能是别的程序的报错，也可能要看它前后的几行。可以这样继续：</p>
      <ul>
        <li>
          在文档里<Link to={`/search?q=${encodeURIComponent(query)}`}>搜索这句话</Link>，或者从
          <Link to="/troubleshoot#by-error">按报错查</Link>
          的列表里找。
        </li>
        <li>
          把 <code>LANGFLOW_LOG_LEVEL</code> 设为 <code>debug</code>，重启以后再试一次，日志里会多出前因；日志在哪里，见
          <Link to="/logging">日志</Link>。
        </li>
        <li>
          提问时写明 Langflow 的版本、怎样安装的（pip、uv、Docker、Desktop）、完整的 traceback 和重现的步骤，去掉密钥：
          <Link to="/contributing-github-issues">获取帮助</Link>。
        </li>
      </ul>
    </section>
  );
}

function Results({finding}: {finding: Finding}): ReactNode {
  const {outcome} = finding;
  if (!outcome) return null;
  const {matches, answers} = outcome;
  if (matches.length === 0) return <Unknown outcome={outcome} />;
  return matches.map((match, index) => (
    <MatchCard
      key={match.entry}
      match={match}
      answer={match.detail.answer ? answers[match.detail.answer] : undefined}
      note={index > 0 ? '同一段文字里还有' : undefined}
    />
  ));
}

/** The field to paste a message into, and what it is. */
export default function ErrorFinder(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {search} = useLocation();
  const [text, setText] = useState('');
  const [wasLong, setWasLong] = useState(false);
  const take = (given: string) => {
    // Whoever pastes a whole log sees which lines of it count.
    const isLong = given.length > MOST_CHARACTERS;
    setWasLong(isLong);
    setText(isLong ? readPaste(given) : given);
  };
  const field = useEarlyValue<HTMLTextAreaElement>(take);
  const id = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address
  useEffect(() => {
    const asked = new URLSearchParams(search).get('q');
    if (asked) take(asked);
  }, [search]);
  const finding = useFinder(siteConfig.baseUrl, text);
  return (
    <div className="error-finder" data-needs-script="">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made at build time of this plugin's own style sheet */}
      <style dangerouslySetInnerHTML={{__html: styles}} />
      <label htmlFor={id}>报错</label>
      <textarea
        ref={field}
        id={id}
        name="q"
        rows={4}
        value={text}
        onChange={({target}) => take(target.value)}
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
      </p>
      <div data-search="none">
        <Results finding={finding} />
      </div>
    </div>
  );
}
