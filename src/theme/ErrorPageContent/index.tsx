import {useLocation} from '@docusaurus/router';
import {ErrorBoundaryTryAgainButton} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useGlobalData from '@docusaurus/useGlobalData';
import type Original from '@theme/ErrorPageContent';
import type {ComponentProps, MouseEvent, ReactNode} from 'react';
import {finderState} from '../../askFinder';
import {issueFormUrl, issueText} from '../../issueForms';
import {useSiteFields} from '../../siteFields';

/** What an error says, and those that caused it. */
const messagesOf = ({message, cause}: Error): string[] => [message, ...(cause instanceof Error ? messagesOf(cause) : [])];

/** Opens the error finder with a text by a page load: the application has crashed. A link with the text would send it to the server. */
function openFinder(event: MouseEvent<HTMLAnchorElement>, text: string): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  window.history.pushState({key: 'crash', state: finderState(text)}, '', event.currentTarget.href);
  window.location.reload();
}

/** Says that a page has crashed and what readers can do. Plain links, so that the browser reloads the site. */
export default function ErrorPageContent({error, tryAgain}: ComponentProps<typeof Original>): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {repoUrl} = useSiteFields();
  const {pathname} = useLocation();
  const knowsErrors = useGlobalData()['error-finder'] !== undefined;
  return (
    <main className="container margin-vert--xl theme-doc-markdown">
      <h1>页面已崩溃。</h1>
      <p>
        <ErrorBoundaryTryAgainButton onClick={tryAgain} className="button button--primary" />
      </p>
      <p style={{whiteSpace: 'pre-wrap'}}>{messagesOf(error).join('\n')}</p>
      <p>
        重试还是这样，可以
        {knowsErrors && (
          <>
            在“
            <a href={`${baseUrl}errors`} onClick={(event) => openFinder(event, error.message)}>
              从报错找答案
            </a>
            ”里查这条信息，或者
          </>
        )}
        <a href={baseUrl}>回到首页</a>
        {repoUrl && (
          <>
            ，或者<a href={issueFormUrl(repoUrl, 'fault', {page: pathname, what: issueText(error.message)})}>报告站点故障</a>
          </>
        )}
        。
      </p>
    </main>
  );
}
