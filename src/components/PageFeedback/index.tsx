import Link from '@docusaurus/Link';
import type {MouseEvent, ReactNode} from 'react';
import {useSiteFields} from '../../siteFields';
import {findPlace} from './findPlace';
import {FEEDBACK_KINDS, type FeedbackKind, issueUrl, type Place} from './issueUrl';
import styles from './styles.module.css';

type Props = Pick<Place, 'title' | 'permalink'>;

/** Asks what the reader thinks of the page; each answer opens a filled-in issue. Absent where no repository is set. */
export default function PageFeedback({title, permalink}: Props): ReactNode {
  const {repoUrl} = useSiteFields();
  if (!repoUrl) return null;
  const renderLink = (kind: FeedbackKind) => {
    // At the moment of the press: a mouse takes the selection away before the click.
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
