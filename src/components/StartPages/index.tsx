import Link from '@docusaurus/Link';
import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import {useVersions} from '../../versions/useVersions';

/** Where readers who do not know the site begin; each is shown on sites that have the page. */
const START_PAGES = [
  {to: '/get-started-quickstart', label: '快速入门'},
  {to: '/get-started-installation', label: '安装 Langflow'},
  {to: '/tasks', label: '按任务找文档'},
  {to: '/china-models', label: '接入国产模型'},
  {to: '/errors', label: '从报错找答案'},
  {to: '/settings', label: '全部设置'},
] as const;

/** The start pages as the reader's version has them, otherwise the newest. */
function useStartPages(): {to: string; label: string}[] {
  const docs = useAllDocsData().default;
  const {current} = useVersions();
  const baseUrl = useBaseUrl('/');
  const paths = new Set(docs?.versions.flatMap((version) => version.docs.map(({path}) => path)));
  return START_PAGES.flatMap(({to: route, label}) => {
    const to = [`${current?.base ?? ''}${route}`, route].map((address) => baseUrl + address.slice(1)).find((path) => paths.has(path));
    return to === undefined ? [] : [{to, label}];
  });
}

/** A list of links to the start pages. */
export default function StartPages({className, onLeave}: {className?: string; onLeave?: () => void}): ReactNode {
  return (
    <ul className={className}>
      {useStartPages().map(({to, label}) => (
        <li key={label}>
          <Link to={to} autoAddBaseUrl={false} onClick={onLeave}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
