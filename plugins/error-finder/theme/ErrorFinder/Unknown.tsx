import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import {behindHan} from '../../../../lib/errors/text';
import {searchQuery} from '../../client/searchQuery';
import type {FinderOutcome, FoundMessage} from '../../types';
import MatchCard, {MessageBody, Pattern} from './MatchCard';

/** Minimum `closeness` of the nearest message to show it as a card, if it has an answer. */
const LIKELY = 0.9;

const answerOf = ({detail: {answer}}: FoundMessage, {answers}: FinderOutcome) => (answer ? answers[answer] : undefined);

function Nearest({messages, outcome}: {messages: FoundMessage[]; outcome: FinderOutcome}): ReactNode {
  return (
    <>
      <h2 className="error-finder-title">最接近的几条，看看是不是</h2>
      {messages.map((match) => (
        <details key={match.entry}>
          <summary>
            <Pattern match={match} />
            <span className="error-finder-facts">（来自{behindHan(match.detail.origin)}）</span>
          </summary>
          <MessageBody match={match} answer={answerOf(match, outcome)} />
        </details>
      ))}
    </>
  );
}

/** Shown if the paste contains no known message: the nearest messages, and what to do next. */
export default function Unknown({outcome}: {outcome: FinderOutcome}): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {text, nearest} = outcome;
  const [first] = nearest;
  const likely = first && first.closeness >= LIKELY ? answerOf(first, outcome) : undefined;
  const others = likely ? nearest.slice(1) : nearest;
  const query = text.split('\n').at(-1);
  return (
    <>
      {first && likely && <MatchCard match={first} answer={likely} note="可能是这一条" />}
      <section className="error-finder-card">
        {others.length > 0 && <Nearest messages={others} outcome={outcome} />}
        {query ? (
          <p>它可能是别的程序的报错，也可能要看它前后的几行。可以这样继续：</p>
        ) : (
          <p>贴的内容里没有能查的文字。把报错那几行的文字贴上来，或者这样继续：</p>
        )}
        <ul>
          <li>
            {query && (
              <>
                在文档里
                <a href={`${baseUrl}search`} data-asked={searchQuery(query)}>
                  搜索这句话
                </a>
                ，或者
              </>
            )}
            从<a href={`${baseUrl}troubleshoot#by-error`}>按报错查</a>的列表里找。
          </li>
          <li>
            把 <code>LANGFLOW_LOG_LEVEL</code> 设为 <code>debug</code>，重启以后再试一次，日志里会多出前因；日志在哪里，见
            <a href={`${baseUrl}logging`}>日志</a>。
          </li>
          <li>
            提问时写明 Langflow 的版本、怎样安装的（pip、uv、Docker、Desktop）、完整的 traceback 和重现的步骤，去掉密钥：
            <a href={`${baseUrl}contributing-github-issues`}>获取帮助</a>。
          </li>
        </ul>
      </section>
    </>
  );
}
