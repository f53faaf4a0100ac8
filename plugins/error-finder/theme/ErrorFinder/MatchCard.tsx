import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {Fragment, type ReactNode} from 'react';
import type {FilledFamily} from '../../../../lib/errors/matchFamily';
import {behindHan} from '../../../../lib/errors/text';
import {cutText, cutTextStart} from '../../../../lib/text/cutText';
import {searchQuery} from '../../client/searchQuery';
import type {AnswerDetail, EntryDetail, FoundMessage} from '../../types';

// Links here are plain `<a>` elements, because Docusaurus links prefetch their targets. The page follows them without a full reload.

/** Characters of a fixed part of a message that are shown at each of its ends. */
const SHOWN_EDGE = 48;

/** A long fixed part of a message, without its middle: what the reader has of it stands in the field. */
const shorten = (piece: string): string =>
  piece.length > 2 * SHOWN_EDGE + 12 ? `${cutText(piece, SHOWN_EDGE).trimEnd()} …… ${cutTextStart(piece, SHOWN_EDGE).trimStart()}` : piece;

/**
 * The message, with the values from the paste marked in the place of the variable parts.
 *
 * @param isOwn whether to show the values; a message that is only near has none of the reader's words
 */
export function Pattern({match: {pattern, values}, isOwn}: {match: FoundMessage; isOwn: boolean}): ReactNode {
  const pieces = pattern.split('…');
  const isFilled = isOwn && pieces.length === values.length + 1;
  return (
    <code className="error-finder-pattern">
      {pieces.map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text
        <Fragment key={index}>
          {isOwn ? shorten(piece) : piece}
          {index < pieces.length - 1 && (isFilled ? <mark>{values[index] || '…'}</mark> : '…')}
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
  const {origin, condition, versions, settings, sources = [], zh, links} = detail;
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
      {(links.length > 0 || sources.length > 0) && (
        <p className="error-finder-facts">
          {links.length > 0 && '页面：'}
          {links.map(({title, to}, index) => (
            <Fragment key={to}>
              {index > 0 && '、'}
              <a href={to}>{title}</a>
            </Fragment>
          ))}
          {links.length > 0 && '。'}
          {sources.length > 0 && '程序里的位置：'}
          {sources.map((source, index) => (
            <Fragment key={source}>
              {index > 0 && '、'}
              <code>{source}</code>
            </Fragment>
          ))}
          {sources.length > 0 && '。'}
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

/** Next steps for a message that has no answer of its own and no explanation. */
function Further({match: {pattern}, hasFamily}: {match: FoundMessage; hasFamily: boolean}): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  return (
    <p className="error-finder-facts">
      {hasFamily ? '这是这一类报错的办法。还不行：' : '这一条还没有写好的办法：'}
      <a href={`${baseUrl}search?${new URLSearchParams({q: searchQuery(pattern)})}`}>在文档里搜索它</a>，或者看
      <a href="#not-found">还能怎样找</a>。
    </p>
  );
}

type Known = {
  match: FoundMessage;
  answer?: AnswerDetail;
  /** Advice for messages of this kind. */
  family?: FilledFamily;
};

/** The data about a message: its answer and explanation, or else the condition under which it appears. */
export function MessageBody({match, answer, family}: Known): ReactNode {
  const {told, condition} = match.detail;
  const isAnswered = Boolean(answer || told || family);
  return (
    <>
      {answer && <Answer answer={answer} />}
      {told && <Told told={told} />}
      {family && <Answer answer={family} />}
      {!isAnswered && condition && <p>{condition}。</p>}
      <Facts match={match} isCondition={isAnswered} />
      {!answer && !told && <Further match={match} hasFamily={family !== undefined} />}
      {answer && (
        <p className="error-finder-facts">
          <a href={answer.to}>这个答案的固定地址</a>
        </p>
      )}
    </>
  );
}

/** A message that was found in the paste, and what to do about it. */
export default function MatchCard({match, answer, family, note, id}: Known & {note?: string; id?: string}): ReactNode {
  return (
    <section className="error-finder-card" id={id}>
      {note && <p className="error-finder-note">{note}</p>}
      <h2 className="error-finder-title">{answer?.title ?? family?.title ?? match.detail.origin}</h2>
      <p className="error-finder-said">
        <Pattern match={match} isOwn />
      </p>
      <MessageBody match={match} answer={answer} family={family} />
    </section>
  );
}
