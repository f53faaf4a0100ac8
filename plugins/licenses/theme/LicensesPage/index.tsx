import {PageMetadata} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {Props} from '@theme/LicensesPage';
import type {ReactNode} from 'react';
import MarkdownAlternate from '../../../../src/components/MarkdownAlternate';
import Table from '../../../../src/theme/MDXComponents/Table';
import type {ListedPackage} from '../../types';
import styles from './styles.module.css';

const TITLE = '开源许可';
const DESCRIPTION = '本站发给浏览器的代码里用到的开源软件（open source）：名称、版本、许可证（license）、版权和全文。';

function PackageRow({item: {name, version, license, copyright, url}}: {item: ListedPackage}): ReactNode {
  return (
    <tr>
      <th scope="row" lang="en">
        {url ? <a href={url}>{name}</a> : name}
      </th>
      <td>{version}</td>
      <td lang="en">{license}</td>
      <td lang="en">{copyright.join('; ')}</td>
    </tr>
  );
}

/** The packages that readers download, with their licences. */
export default function LicensesPage({packages}: Props): ReactNode {
  const texts = useBaseUrl('/licenses.txt');
  return (
    <>
      <PageMetadata title={TITLE} description={DESCRIPTION} />
      <MarkdownAlternate />
      <Layout>
        <main className={`container ${styles.page}`}>
          <article className="markdown">
            <Heading as="h1">{TITLE}</Heading>
            <p>
              打开本站时，浏览器会按需下载下列 {packages.length} 个开源软件的部分代码或样式。感谢它们的作者。许可证全文见{' '}
              <a href={texts}>licenses.txt</a>。
            </p>
            <Table>
              <thead>
                <tr>
                  {['软件', '版本', '许可证', '版权'].map((heading) => (
                    <th key={heading} scope="col">
                      {heading}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {packages.map((item) => (
                  <PackageRow key={`${item.name}@${item.version}`} item={item} />
                ))}
              </tbody>
            </Table>
          </article>
        </main>
      </Layout>
    </>
  );
}
