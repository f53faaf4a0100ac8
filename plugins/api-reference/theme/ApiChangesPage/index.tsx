import type {Props} from '@theme/ApiChangesPage';
import ApiPageLayout from '@theme/ApiPageLayout';
import ApiProse from '@theme/ApiProse';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

/** Changes between two API versions by group. */
export default function ApiChangesPage({page}: Props): ReactNode {
  const {title, summary, toc, links, previous, next} = page;
  return (
    <ApiPageLayout title={title} description={summary} toc={toc} links={links} previous={previous} next={next} isOwn>
      <header>
        <Heading as="h1">{title}</Heading>
      </header>
      <ApiProse html={page.intro} />
      {page.sections.map((section) => (
        <section key={section.id}>
          <Heading as="h2" id={section.id}>
            {section.title}
          </Heading>
          <ApiProse html={section.html} />
        </section>
      ))}
    </ApiPageLayout>
  );
}
