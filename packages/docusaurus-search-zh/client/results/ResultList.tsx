import Link from '@docusaurus/Link';
import type {ComponentProps, ReactNode} from 'react';
import {type ListedHit, presentHit, splitMarks} from './hits';

/** Text with marked matches; its parts are never used as HTML. */
function MarkedText({children}: {children: string}): ReactNode {
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
  /** First heading in the path of each hit. */
  top: 'lvl0' | 'lvl1';
  /** Element of the titles: headings on the results page. */
  as?: 'h2' | 'span';
  listProps?: ComponentProps<'ol'>;
  linkProps?: (hit: T) => LinkProps;
};

/** Hits of the results page and the dialog. */
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
