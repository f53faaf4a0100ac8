import Link from '@docusaurus/Link';
import {Fragment, type ReactNode} from 'react';
import {behindHan} from '../../../../lib/errors/text';
import type {AnswerDetail, EntryDetail, FoundMessage} from '../../types';

/** The message, with the reader's own values in the place of what varies. */
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

function Facts({match: {detail}}: {match: FoundMessage}): ReactNode {
  const {origin, condition, versions, settings, source, zh, links} = detail;
  return (
    <>
      <p className="error-finder-facts">
        来自{behindHan(origin)}
        {condition && `。${condition}`}
        {versions && `。${versions}`}。{zh && `界面上是“${zh}”。`}
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
              <Link to={to}>{title}</Link>
            </Fragment>
          ))}
          {links.length > 0 && source && '。'}
          {source && (
            <>
              程序里的位置：<code>{source}</code>
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

function Answer({answer: {meaning, causes, to}}: {answer: AnswerDetail}): ReactNode {
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
      <p className="error-finder-facts">
        <Link to={to}>这个答案的固定地址</Link>
      </p>
    </>
  );
}

function Told({told: {html, title, to}}: {told: NonNullable<EntryDetail['told']>}): ReactNode {
  return (
    <p>
      <Html html={html} />
      <span className="error-finder-facts">
        （<Link to={to}>{title}</Link>）
      </span>
    </p>
  );
}

type Props = {match: FoundMessage; answer?: AnswerDetail; note?: string};

/** One message that the paste holds, and what to do about it. */
export default function MatchCard({match, answer, note}: Props): ReactNode {
  const {told} = match.detail;
  return (
    <section className="error-finder-card">
      {note && <p className="error-finder-note">{note}</p>}
      <h3 className="error-finder-title">{answer ? answer.title : match.detail.origin}</h3>
      <p className="error-finder-said">
        <Pattern match={match} />
      </p>
      {answer && <Answer answer={answer} />}
      {told && <Told told={told} />}
      <Facts match={match} />
    </section>
  );
}
