import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {isApiRoute} from '../../../lib/content/address';
import {isOwnApiRoute, isOwnPage} from '../../../lib/content/ownPages';
import {useSiteFields} from '../../siteFields';
import {useDocHere, useVersions} from '../../versions/useVersions';
import {upstreamUrl} from '../upstreamUrl';
import styles from './styles.module.css';

/** Links to the same page of the official English docs, or to their home page if this page exists only here. */
export default function UpstreamPageLink({mobile}: {mobile?: boolean}): ReactNode {
  const {upstreamDocs} = useSiteFields();
  const doc = useDocHere();
  const {pathname} = useLocation();
  const baseUrl = useBaseUrl('/');
  const {current} = useVersions();
  const here = `/${pathname.slice(baseUrl.length)}`.replace(/(.)\/$/, '$1').slice(current?.base.length ?? 0) || '/';
  // API reference pages have the same addresses upstream. Pages such as the search exist only here.
  const isOfficial = doc ? !isOwnPage(doc.id) : isApiRoute(here) && !isOwnApiRoute(here);
  const route = isOfficial ? here : '/';
  const link = (
    <Link
      className={clsx(mobile ? 'menu__link' : `navbar__item navbar__link ${styles.link}`)}
      href={upstreamUrl(upstreamDocs, route, isOfficial ? current?.english : undefined)}
      hrefLang="en"
    >
      官方英文文档
    </Link>
  );
  return mobile ? <li className="menu__list-item">{link}</li> : link;
}
