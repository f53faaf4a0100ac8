import Link from '@docusaurus/Link';
import type {MouseEvent, ReactNode} from 'react';
import {decodePart} from '../../../lib/text/cutText';
import {useSiteFields} from '../../siteFields';
import {FEEDBACK_KINDS, type FeedbackKind, type FeedbackPlace, issueUrl} from './issueUrl';
import styles from './styles.module.css';

const ARTICLE = '.theme-doc-markdown';

/** Heading of the section that contains a node: the last heading before it. */
function headingBefore(article: Element, node: Node): string | undefined {
  const headings = [...article.querySelectorAll('h2, h3')];
  const before = headings.filter((heading) => heading.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING);
  return nameOf(before.at(-1));
}

// The link of the heading contains a zero-width space.
const nameOf = (heading: Element | null | undefined): string | undefined => heading?.textContent?.replaceAll('\u200B', '').trim();

/** The reader's selection in the article and its section. Without a selection: the section in the address. */
function findPlace(): Pick<FeedbackPlace, 'section' | 'selection'> {
  const article = document.querySelector(ARTICLE);
  if (!article) return {};
  const selected = getSelection();
  const text = selected?.toString().trim();
  if (text && selected?.anchorNode && article.contains(selected.anchorNode)) {
    return {selection: text, section: headingBefore(article, selected.anchorNode)};
  }
  const target = location.hash && document.getElementById(decodePart(location.hash.slice(1)) ?? '');
  return target ? {section: nameOf(target)} : {};
}

type Props = Pick<FeedbackPlace, 'title' | 'permalink'>;

/** Asks for feedback on the page. Each answer opens a prefilled issue; not shown if no repository is set. */
export default function PageFeedback({title, permalink}: Props): ReactNode {
  const {repoUrl} = useSiteFields();
  if (!repoUrl) return null;
  const renderLink = (kind: FeedbackKind) => {
    // Read on press, because a mouse press clears the selection before the click event.
    const fillIn = (event: MouseEvent<HTMLAnchorElement>) => {
      event.currentTarget.href = issueUrl(repoUrl, kind, {title, permalink, ...findPlace()});
    };
    return (
      <Link
        href={issueUrl(repoUrl, kind, {title, permalink})}
        onPointerDown={fillIn}
        onClick={(event) => event.detail === 0 && fillIn(event)}
      >
        {FEEDBACK_KINDS[kind].label}
      </Link>
    );
  };
  return (
    <p className={`theme-page-feedback ${styles.feedback}`}>
      <span>这一页有帮助吗？</span>
      {renderLink('helpful')}
      {renderLink('unhelpful')}
      {renderLink('mistake')}
      <span>（打开仓库里填好的 issue，提交后公开；选中文字再点，会一并带上）</span>
    </p>
  );
}
