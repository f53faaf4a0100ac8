import Head from '@docusaurus/Head';
import ErrorPageContent from '@theme/ErrorPageContent';
import type {ComponentProps, ReactNode} from 'react';

/**
 * Crash page for errors outside of the layout, which stop the whole application. Errors inside the layout have their own page. It does not
 * use the layout, because the providers that the layout needs are gone.
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
