import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {type ReactNode, useState} from 'react';
import {maskSecrets} from '../../../../lib/text/maskSecrets';
import {copyText} from '../../../../src/clipboard/copyFor';
import {issueFormUrl, issueText} from '../../../../src/issueForms';
import {useSiteFields} from '../../../../src/siteFields';
import {searchQuery} from '../../client/searchQuery';
import type {NamedSubsystem} from '../../types';

const ISSUES = 'https://github.com/langflow-ai/langflow/issues';

const reportOf = (text: string) =>
  [
    'Langflow 版本（langflow --version）：',
    '安装方式（pip、uv、Docker、Desktop）：',
    '系统和 Python 版本：',
    '怎样重现：',
    '',
    '报错：',
    maskSecrets(text),
  ].join('\n');

function Report({text}: {text: string}): ReactNode {
  const [said, setSaid] = useState('');
  const copy = async (button: HTMLElement) =>
    setSaid((await copyText(reportOf(text), button)) ? '已复制' : '没有复制成功，请选中文字再复制');
  return (
    <details>
      <summary>提问用的报告，像密钥的已经隐去</summary>
      <pre>
        <code>{reportOf(text)}</code>
      </pre>
      <p>
        <button type="button" className="button button--secondary button--sm" onClick={({currentTarget}) => copy(currentTarget)}>
          复制报告
        </button>{' '}
        <span role="status">{said}</span>
      </p>
    </details>
  );
}

/** What to do next if a message has no answer: where it comes from, what to look at, how to narrow it down, and how to ask. */
export default function NextStep({text, part}: {text: string; part?: NamedSubsystem}): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {repoUrl, langflowVersion} = useSiteFields();
  const query = text.split('\n').at(-1) ?? '';
  return (
    <>
      <ul>
        <li>
          没有报错的文字，只是慢、空、重复、不对：看<a href={`${baseUrl}symptoms`}>没有报错，但不对劲</a>。
        </li>
        {part && <li>traceback 指向程序的这一部分：{part.to ? <a href={part.to}>{part.title}</a> : part.title}。</li>}
        <li>
          用 <code>langflow --version</code> 看版本：不到 1.13.0 的，<a href={`${baseUrl}upgrade`}>先备份、升级</a>再试，许多毛病已经修好。
        </li>
        <li>
          把 <code>LANGFLOW_LOG_LEVEL</code> 设为 <code>debug</code>，重启以后再试一次，日志里会多出前因；日志在哪里，见
          <a href={`${baseUrl}logging`}>日志</a>。
        </li>
        <li>
          缩小范围：单独运行出错的组件；换一个空的 <code>LANGFLOW_CONFIG_DIR</code>；在新的虚拟环境里只装{' '}
          <code>langflow=={langflowVersion}</code>
          。哪一步好了，原因就在那里。
        </li>
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
        {query && (
          <li>
            在
            <a href={`${ISSUES}?${new URLSearchParams({q: searchQuery(query)})}`} rel="noopener noreferrer">
              GitHub 的 issue
            </a>
            里搜索（需要国际网络；点了才会发出这一句）。
          </li>
        )}
        <li>
          提问时写明 Langflow 的版本、怎样安装的（pip、uv、Docker、Desktop）、完整的 traceback 和重现的步骤，去掉密钥：
          <a href={`${baseUrl}contributing-github-issues`}>获取帮助</a>。
        </li>
        {query && repoUrl && (
          <li>
            把这条报错告诉本站，补上答案：
            <a href={issueFormUrl(repoUrl, 'error', {message: issueText(text)})} rel="noopener noreferrer">
              打开填好的 issue
            </a>
            （像密钥的已经隐去，提交后公开）。
          </li>
        )}
      </ul>
      {query && <Report text={text} />}
    </>
  );
}
