import Link from '@docusaurus/Link';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {ReactNode} from 'react';
import {useFinderLink} from '../../../../src/hooks/useFinderLink';

/** Leads from a query without results to the error finder, if the site has it. */
export default function FinderHint({query, onLeave}: {query: string; onLeave?: () => void}): ReactNode {
  const finderLink = useFinderLink(onLeave);
  const knowsErrors = usePluginData('error-finder') !== undefined;
  if (!knowsErrors) return null;
  return (
    <p>
      这是一条报错？
      <Link {...finderLink(query)}>从报错找答案</Link>
    </p>
  );
}
