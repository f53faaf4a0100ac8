import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import type {ReactNode} from 'react';

type Props = {
  title: string;
  description: string;
  className?: string;
  children: ReactNode;
};

/** Layout of pages about the site itself: no sidebar and no Markdown file. */
export default function PlainPage({title, description, className, children}: Props): ReactNode {
  return (
    <>
      <PageMetadata title={title} description={description} />
      <Layout>
        <main className={clsx('container', className)}>
          <Heading as="h1">{title}</Heading>
          {children}
        </main>
      </Layout>
    </>
  );
}
