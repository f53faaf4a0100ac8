import type {Props} from '@theme/ApiOperationPage';
import ApiPageLayout from '@theme/ApiPageLayout';
import ApiProse from '@theme/ApiProse';
import ApiSamples from '@theme/ApiSamples';
import Details from '@theme/Details';
import Heading from '@theme/Heading';
import {lazy, type ReactNode, Suspense, useState} from 'react';
import {CORRECTIONS_TITLE} from '../../../../lib/content/correctionsPage';
import {DEFAULT_BASE} from '../../../../src/langflowConnection/baseAddress';
import {useBaseAddress} from '../../../../src/langflowConnection/useBaseAddress';
import {EMPTY_VALUES} from '../../shared/requestValues';
import type {OperationPage} from '../../types';
import Content from './Content';
import Endpoint from './Endpoint';
import styles from './styles.module.css';

// Lazy, because most readers only read.
const ApiTryIt = lazy(() => import('@theme/ApiTryIt'));

function Request({model}: {model: OperationPage['request']}): ReactNode {
  const [values, setValues] = useState(EMPTY_VALUES);
  const [base, setBase] = useBaseAddress();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Heading as="h2" id="request">
        请求示例
      </Heading>
      <ApiSamples model={model} values={values} base={base || DEFAULT_BASE} />
      <details className={styles.tryIt} id="try-it" onToggle={(event) => event.currentTarget.open && setOpen(true)}>
        <summary>
          <strong>试一试</strong>
          <span>从浏览器直接发给你自己的 Langflow，不经过任何第三方</span>
        </summary>
        {isOpen && (
          <Suspense fallback={<p className={styles.loading}>正在加载……</p>}>
            <ApiTryIt model={model} values={values} onValues={setValues} base={base} onBase={setBase} />
          </Suspense>
        )}
        <p className={styles.noScript}>“试一试”需要 JavaScript。你可以复制上面的 cURL 命令到终端里运行。</p>
      </details>
    </>
  );
}

function Parameters({page}: {page: OperationPage}): ReactNode {
  if (page.parameters.length === 0) return null;
  return (
    <>
      <Heading as="h2" id="parameters">
        参数
      </Heading>
      {page.parameters.map(({id, title, tree}) => (
        <section key={id}>
          <Heading as="h3" id={id}>
            {title}
          </Heading>
          <ApiProse html={tree} />
        </section>
      ))}
    </>
  );
}

function Body({body}: {body: OperationPage['body']}): ReactNode {
  if (!body) return null;
  return (
    <>
      <Heading as="h2" id="body">
        请求体
      </Heading>
      <p className={styles.note}>{body.required ? '必填' : '可选'}</p>
      <ApiProse html={body.description} />
      {body.contents.map((content) => (
        <Content key={content.mediaType} content={content} exampleLabel="请求体示例" isExampleOpen={false} />
      ))}
    </>
  );
}

function Responses({responses}: Pick<OperationPage, 'responses'>): ReactNode {
  return (
    <>
      <Heading as="h2" id="responses">
        响应
      </Heading>
      {responses.map(({status, id, title, description, contents}) => (
        <section key={id}>
          <Heading as="h3" id={id} className={styles.status} data-class={status[0]}>
            <code>{status}</code> {title}
          </Heading>
          <ApiProse html={description} />
          {contents.map((content) => (
            <Content key={content.mediaType} content={content} exampleLabel="响应示例" isExampleOpen={status.startsWith('2')} />
          ))}
        </section>
      ))}
    </>
  );
}

function Guides({guides}: Pick<OperationPage, 'guides'>): ReactNode {
  if (guides.length === 0) return null;
  return (
    <>
      <Heading as="h2" id="guides">
        相关指南
      </Heading>
      <ul>
        {guides.map(({title, permalink}) => (
          <li key={permalink}>
            <a href={permalink}>{title}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Not searched: the page about changes contains all of it. */
function Versions({versions}: Pick<OperationPage, 'versions'>): ReactNode {
  if (!versions) return null;
  return (
    <section {...NOT_SEARCHED}>
      <Heading as="h2" id="versions">
        {versions.title}
      </Heading>
      <ApiProse html={versions.html} />
    </section>
  );
}

// Spread, because component props do not allow data attributes.
const NOT_SEARCHED = {'data-search': 'none'};

/** Folded and not searched: the page itself has the correct facts. */
function Corrections({html}: {html: string}): ReactNode {
  if (!html) return null;
  return (
    <Details summary={CORRECTIONS_TITLE} {...NOT_SEARCHED}>
      <ApiProse html={html} />
    </Details>
  );
}

/** Page of one operation. */
export default function ApiOperationPage({page}: Props): ReactNode {
  const {title, summary, toc, tag, links, previous, next} = page;
  return (
    <ApiPageLayout title={title} description={summary} toc={toc} group={tag.label} links={links} previous={previous} next={next}>
      <header>
        <Heading as="h1">
          {title} {page.deprecated && <span className={styles.deprecated}>已弃用</span>}
        </Heading>
        <Endpoint method={page.method} path={page.path} />
      </header>
      {page.deprecated && <p className={styles.warning}>这个操作已弃用，以后的版本可能会移除它；新的代码请不要使用。</p>}
      <ApiProse html={page.description} />
      <Request key={page.slug} model={page.request} />
      <Heading as="h2" id="authentication">
        身份验证
      </Heading>
      <ApiProse html={page.authentication} />
      <Parameters page={page} />
      <Body body={page.body} />
      <Responses responses={page.responses} />
      <Versions versions={page.versions} />
      <Guides guides={page.guides} />
      <Corrections html={page.corrections} />
      {page.verified && (
        <p className="verified" data-search="none">
          {page.verified}
        </p>
      )}
    </ApiPageLayout>
  );
}
