import type {Props} from '@theme/ApiOperationPage';
import ApiPageLayout from '@theme/ApiPageLayout';
import ApiProse from '@theme/ApiProse';
import ApiSamples from '@theme/ApiSamples';
import Details from '@theme/Details';
import Heading from '@theme/Heading';
import {lazy, type ReactNode, Suspense, useState} from 'react';
import {DEFAULT_BASE, parseServerAddress} from '../../../../lib/connection/serverAddress';
import {CORRECTIONS_TITLE} from '../../../../lib/content/correctionsPage';
import {splitDates} from '../../../../lib/text/splitDates';
import {useBaseAddress} from '../../../../src/langflowConnection/useBaseAddress';
import {EMPTY_VALUES} from '../../shared/requestValues';
import type {ContentSection, OperationPage, OperationSectionId} from '../../types';
import Content, {ExampleBlock} from './Content';
import Endpoint from './Endpoint';
import {operationToc} from './operationToc';
import styles from './styles.module.css';

// Lazy, because most readers only read.
const ApiTryIt = lazy(() => import('@theme/ApiTryIt'));

type SectionProps = {page: OperationPage};

const CONSOLE = 'try-it';
/** From this width on the console is beside the text, as in the style sheet. */
const BESIDE = '(min-width: 1280px)';

/** Opens the console and brings it into view. */
function openConsole(): void {
  const details = document.getElementById(CONSOLE);
  if (!(details instanceof HTMLDetailsElement)) return;
  details.open = true;
  details.scrollIntoView({block: matchMedia(BESIDE).matches ? 'nearest' : 'start'});
  details.querySelector('summary')?.focus({preventScroll: true});
}

/** The first response of a successful request that has an example. */
function findAnswer({responses}: OperationPage): {status: string; content: ContentSection} | undefined {
  const answers = responses.filter(({status}) => status.startsWith('2'));
  return answers.flatMap(({status, contents}) => contents.filter(({example}) => example).map((content) => ({status, content})))[0];
}

function Request({page}: SectionProps): ReactNode {
  const {request} = page;
  const answer = findAnswer(page);
  const [values, setValues] = useState(EMPTY_VALUES);
  const [base, setBase] = useBaseAddress();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ApiSamples model={request} values={values} base={parseServerAddress(base).address ?? DEFAULT_BASE} />
      <details className={styles.tryIt} id={CONSOLE} onToggle={(event) => event.currentTarget.open && setOpen(true)}>
        <summary>
          <strong>试一试</strong>
          <span>从浏览器直接发给你自己的 Langflow，不经过任何第三方</span>
        </summary>
        {isOpen && (
          <Suspense fallback={<p className={styles.loading}>正在加载……</p>}>
            <ApiTryIt model={request} values={values} onValues={setValues} base={base} onBase={setBase} />
          </Suspense>
        )}
        <p className={styles.noScript}>“试一试”需要 JavaScript。你可以复制上面的 cURL 命令到终端里运行。</p>
      </details>
      {answer && <ExampleBlock content={answer.content} title={`响应示例（${answer.status}）`} />}
    </>
  );
}

const Parameters = ({page: {parameters}}: SectionProps): ReactNode =>
  parameters.map(({id, title, tree}) => (
    <section key={id}>
      <Heading as="h3" id={id}>
        {title}
      </Heading>
      <ApiProse html={tree} />
    </section>
  ));

function Body({page: {body}}: SectionProps): ReactNode {
  if (!body) return null;
  return (
    <>
      <p className={styles.note}>{body.required ? '必填' : '可选'}</p>
      <ApiProse html={body.description} />
      {body.contents.map((content) => (
        <Content key={content.mediaType} content={content} exampleLabel="请求体示例" />
      ))}
    </>
  );
}

const Responses = ({page}: SectionProps): ReactNode =>
  page.responses.map(({status, id, title, description, contents}) => (
    <section key={id}>
      <Heading as="h3" id={id} className={styles.status} data-class={status[0]}>
        <code>{status}</code> {title}
      </Heading>
      <ApiProse html={description} />
      {contents.map((content) => (
        // The first example is beside the request.
        <Content key={content.mediaType} content={content} exampleLabel={content === findAnswer(page)?.content ? '' : '响应示例'} />
      ))}
    </section>
  ));

const Guides = ({page: {guides}}: SectionProps): ReactNode => (
  <ul>
    {guides.map(({title, permalink}) => (
      <li key={permalink}>
        <a href={permalink}>{title}</a>
      </li>
    ))}
  </ul>
);

const SECTIONS: Record<OperationSectionId, (props: SectionProps) => ReactNode> = {
  request: Request,
  authentication: ({page}) => <ApiProse html={page.authentication} />,
  parameters: Parameters,
  body: Body,
  responses: Responses,
  versions: ({page}) => <ApiProse html={page.versions} />,
  guides: Guides,
};

// Spread, because component props do not allow data attributes.
const NOT_SEARCHED = {'data-search': 'none'};

function Section({page, id, title}: SectionProps & OperationPage['sections'][number]): ReactNode {
  const Contents = SECTIONS[id];
  const section = (
    <>
      <Heading as="h2" id={id}>
        {title}
      </Heading>
      <Contents page={page} />
    </>
  );
  // Changes between versions are not searched: the page about changes contains all of them.
  return id === 'versions' ? <section {...NOT_SEARCHED}>{section}</section> : section;
}

const isBeside = ({id}: {id: OperationSectionId}): boolean => id === 'request';

/** Links to the sections, where the request takes the place of the table of contents. */
function Contents({sections}: Pick<OperationPage, 'sections'>): ReactNode {
  return (
    <nav className={styles.contents} aria-label="本页内容">
      {sections.map(({id, title}) => (
        <a key={id} href={`#${id}`}>
          {title}
        </a>
      ))}
    </nav>
  );
}

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
  const {slug, title, summary, tag, links, previous, next, sections} = page;
  const sectionOf = (section: OperationPage['sections'][number]) => <Section key={`${slug} ${section.id}`} page={page} {...section} />;
  return (
    <ApiPageLayout
      title={title}
      description={summary}
      toc={operationToc(page)}
      anchors={page.responses.map(({id}) => id)}
      isSplit
      group={tag.label}
      links={links}
      previous={previous}
      next={next}
    >
      <div className={styles.operation}>
        <div>
          <header>
            <Heading as="h1">
              {title} {page.deprecated && <span className={styles.deprecated}>已弃用</span>}
            </Heading>
            <Endpoint method={page.method} path={page.path} onTry={openConsole} />
          </header>
          {page.deprecated && <p className={styles.warning}>这个操作已弃用，以后的版本可能会移除它；新的代码请不要使用。</p>}
          <ApiProse html={page.description} />
        </div>
        <div className={styles.side}>
          <Contents sections={sections} />
          {sections.filter(isBeside).map(sectionOf)}
        </div>
        <div>
          {sections.filter((section) => !isBeside(section)).map(sectionOf)}
          <Corrections html={page.corrections} />
        </div>
      </div>
      {page.verified && (
        <p className="verified" data-search="none">
          {splitDates(page.verified).map((piece, index) =>
            index % 2 === 1 ? (
              <span key={piece} className="whole">
                {piece}
              </span>
            ) : (
              piece
            ),
          )}
        </p>
      )}
    </ApiPageLayout>
  );
}
