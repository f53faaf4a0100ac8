import Link from '@docusaurus/Link';
import type {ComponentProps, ReactNode} from 'react';
import {type ListedHit, presentHit, splitMarks} from './hits';

/** A text in which what matched is marked; no part of it is ever taken for HTML. */
function MarkedText({children}: {children: string}): ReactNode {
  let at = 0;
  return splitMarks(children).map(({text, isMarked}) => {
    at += text.length;
    return isMarked ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>;
  });
}

/** Links of hits are options where the list belongs to a combobox. */
export type LinkProps = Omit<ComponentProps<typeof Link>, 'to' | 'ref'> & {role?: 'option'};

type Props<T> = {
  hits: readonly T[];
  /** The heading that the way to each hit starts with. */
  top: 'lvl0' | 'lvl1';
  /** Element of the titles: headings where the list is what the page is about. */
  as?: 'h2' | 'span';
  listProps?: ComponentProps<'ol'>;
  linkProps?: (hit: T) => LinkProps;
};

/** The hits of the results page and of the dialog. */
export default function ResultList<T extends ListedHit>({hits, top, as: Title = 'span', listProps, linkProps}: Props<T>): ReactNode {
  const renderHit = (hit: T) => {
    const {title, path, snippet} = presentHit(hit, top);
    const props = linkProps?.(hit);
    return (
      <li key={hit.objectID} role={props?.role && 'none'}>
        <Link to={hit.url} {...props}>
          <Title className="search-zh-title">
            <MarkedText>{title}</MarkedText>
          </Title>
          {path && <span className="search-zh-path">{path}</span>}
          {snippet && (
            <span className="search-zh-snippet">
              <MarkedText>{snippet}</MarkedText>
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
