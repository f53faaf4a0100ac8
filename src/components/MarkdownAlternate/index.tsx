import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import {markdownPath} from '../../../lib/content/markdownPath';

/** Address of the Markdown file of the current page. */
export function useMarkdownPath(): string {
  const {pathname} = useLocation();
  return markdownPath(pathname, useBaseUrl('/'));
}

/** Tells programs where the Markdown file of the current page is. */
export default function MarkdownAlternate(): ReactNode {
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={useMarkdownPath()} />
    </Head>
  );
}
