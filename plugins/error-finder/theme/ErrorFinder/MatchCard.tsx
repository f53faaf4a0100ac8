import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {Fragment, type ReactNode} from 'react';
import {behindHan} from '../../../../lib/errors/text';
import {searchQuery} from '../../client/searchQuery';
import type {AnswerDetail, EntryDetail, FoundMessage} from '../../types';

// Links here are plain `<a>` elements, because Docusaurus links prefetch their targets. The page follows them without a full reload.

/** The message, with the values from the paste in place of the variable parts. */
export function Pattern({match: {pattern, values}}: {match: FoundMessage}): ReactNode {
  const pieces = pattern.split('…');
  const isFilled = pieces.length === values.length + 1;
  return (
    <code className="error-finder-pattern">
      {pieces.map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text
        <Fragment key={index}>
          {piece}
          {index < pieces.length - 1 && <mark>{(isFilled && values[index]) || '…'}</mark>}
        </Fragment>
      ))}
    </code>
  );
}

function Facts({
  match: {detail},
  isCondition,
}: {
  match: FoundMessage;
  /** Whether the condition is shown here. */
  isCondition: boolean;
}): ReactNode {
  const {origin, condition, versions, settings, source, zh, links} = detail;
  const said = [
    `来自${behindHan(origin)}`,
    ...(isCondition && condition ? [condition] : []),
    ...(versions ? [versions] : []),
    ...(zh ? [`界面上是“${zh}”`] : []),
  ];
  return (
    <>
      <p className="error-finder-facts">
        {said.join('。')}。
        {settings && (
          <>
            提到的环境变量：
            {settings.map((name, index) => (
              <Fragment key={name}>
                {index > 0 && '、'}
                <code>{name}</code>
              </Fragment>
            ))}
            。
          </>
        )}
      </p>
      {(links.length > 0 || source) && (
        <p className="error-finder-facts">
          {links.length > 0 && '页面：'}
          {links.map(({title, to}, index) => (
            <Fragment key={to}>
              {index > 0 && '、'}
              <a href={to}>{title}</a>
            </Fragment>
          ))}
          {links.length > 0 && '。'}
          {source && (
            <>
              程序里的位置：<code>{source}</code>。
            </>
          )}
        </p>
      )}
    </>
  );
}

function Html({html}: {html: string}): ReactNode {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made at build time of this site's own Markdown, which holds no raw HTML
  return <span dangerouslySetInnerHTML={{__html: html}} />;
}

/** What a message means, and its causes, most likely first. */
export function Answer({answer: {meaning, causes}}: {answer: Pick<AnswerDetail, 'meaning' | 'causes'>}): ReactNode {
  return (
    <>
      <p>
        <Html html={meaning} />
      </p>
      <ol>
        {causes.map(({when, do: steps}) => (
          <li key={when}>
            <strong>
              <Html html={when} />
            </strong>
            ：<Html html={steps} />
          </li>
        ))}
      </ol>
    </>
  );
}

function Told({told: {html, title, to}}: {told: NonNullable<EntryDetail['told']>}): ReactNode {
  return (
    <p>
      <Html html={html} />
      <span className="error-finder-facts">
        （<a href={to}>{title}</a>）
      </span>
    </p>
  );
}

/** Next steps for a message that has no answer and no explanation. */
function Further({match: {pattern}}: {match: FoundMessage}): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  return (
    <p className="error-finder-facts">
      这一条还没有写好的办法：<a href={`${baseUrl}search?${new URLSearchParams({q: searchQuery(pattern)})}`}>在文档里搜索它</a>，或者看
      <a href="#not-found">还能怎样找</a>。
    </p>
  );
}

type Known = {match: FoundMessage; answer?: AnswerDetail};

/** The data about a message: its answer and explanation, or else the condition under which it appears. */
export function MessageBody({match, answer}: Known): ReactNode {
  const {told, condition} = match.detail;
  const isAnswered = Boolean(answer || told);
  return (
    <>
      {answer && <Answer answer={answer} />}
      {told && <Told told={told} />}
      {!isAnswered && condition && <p>{condition}。</p>}
      <Facts match={match} isCondition={isAnswered} />
      {!isAnswered && <Further match={match} />}
      {answer && (
        <p className="error-finder-facts">
          <a href={answer.to}>这个答案的固定地址</a>
        </p>
      )}
    </>
  );
}

/** A message that was found in the paste, and what to do about it. */
export default function MatchCard({match, answer, note}: Known & {note?: string}): ReactNode {
  return (
    <section className="error-finder-card">
      {note && <p className="error-finder-note">{note}</p>}
      <h2 className="error-finder-title">{answer ? answer.title : match.detail.origin}</h2>
      <p className="error-finder-said">
        <Pattern match={match} />
      </p>
      <MessageBody match={match} answer={answer} />
    </section>
  );
}
