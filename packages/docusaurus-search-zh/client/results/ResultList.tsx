import Link from '@docusaurus/Link';
import type {ComponentProps, ReactNode} from 'react';
import type {MarkedText as Marked} from '../../shared/contract';
import {type ListedHit, splitMarks, wayTo} from './hits';

/** Text with marked matches; its parts are never used as HTML. */
function MarkedText({children}: {children: Marked}): ReactNode {
  let at = 0;
  return splitMarks(children).map(({text, isMarked}) => {
    at += text.length;
    return isMarked ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>;
  });
}

/** Links of hits are options if the list belongs to a combobox. */
export type LinkProps = Omit<ComponentProps<typeof Link>, 'to' | 'ref'> & {role?: 'option'};

type Props<T> = {
  hits: readonly T[];
  /** Whether the way to each hit begins with its part of the site. */
  withPart: boolean;
  /** Element of the titles: headings on the results page. */
  as?: 'h2' | 'span';
  listProps?: ComponentProps<'ol'>;
  linkProps?: (hit: T) => LinkProps;
};

/** Hits of the results page and the dialog. */
export default function ResultList<T extends ListedHit>({hits, withPart, as: Title = 'span', listProps, linkProps}: Props<T>): ReactNode {
  const renderHit = (hit: T) => {
    const {title, excerpt} = hit;
    const path = wayTo(hit, withPart);
    const props = linkProps?.(hit);
    return (
      <li key={hit.id} role={props?.role && 'none'}>
        <Link to={hit.url} {...props}>
          <Title className="search-zh-title">
            <MarkedText>{title}</MarkedText>
          </Title>
          {path && <span className="search-zh-path">{path}</span>}
          {excerpt && (
            <span className="search-zh-snippet">
              <MarkedText>{excerpt}</MarkedText>
            </span>
          )}
        </Link>
      </li>
    );
  };
  return (
    <ol className="search-zh-results" {...listProps}>
      {hits.map(renderHit)}
    </ol>
  );
}
