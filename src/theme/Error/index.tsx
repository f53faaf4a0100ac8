import Head from '@docusaurus/Head';
import ErrorPageContent from '@theme/ErrorPageContent';
import type {ComponentProps, ReactNode} from 'react';

/**
 * The crash page where the whole application has failed: an error outside of the layout, which shows its own.
 * It stands without the layout, whose providers are gone with the rest.
 */
export default function ErrorPage(props: ComponentProps<typeof ErrorPageContent>): ReactNode {
  return (
    <>
      <Head>
        <title>页面已崩溃</title>
      </Head>
      <ErrorPageContent {...props} />
    </>
  );
}
