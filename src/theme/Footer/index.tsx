import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {memo, type ReactNode} from 'react';
import {issueFormUrl} from '../../issueForms';
import {useSiteFields} from '../../siteFields';
import {useVersions, useVersionsData} from '../../versions/useVersions';
import styles from './styles.module.css';

const ICP_QUERY = 'https://beian.miit.gov.cn/';
const POLICE_QUERY = 'https://beian.mps.gov.cn/';

function OwnPages(): ReactNode {
  return (
    <p className={styles.links}>
      {useSiteFields().footerLinks.map(({label, to}) => (
        <Link key={to} to={to}>
          {label}
        </Link>
      ))}
    </p>
  );
}

function FilingNumbers(): ReactNode {
  const {icpNumber, policeNumber} = useSiteFields();
  if (!icpNumber && !policeNumber) return null;
  return (
    <p className={styles.links}>
      {icpNumber && <Link href={ICP_QUERY}>{icpNumber}</Link>}
      {policeNumber && <Link href={POLICE_QUERY}>{policeNumber}</Link>}
    </p>
  );
}

/** Says what this site is, that it is unofficial, and what its text is based on. */
function Footer(): ReactNode {
  const {upstreamDocs, upstreamRepository, langflowVersion, repoUrl} = useSiteFields();
  const {versions} = useVersionsData();
  const {current} = useVersions();
  const releases = versions.length > 1 ? versions.map(({langflow}) => langflow).join(' 和 ') : langflowVersion;
  // Each version has its own status page.
  const status = `${current?.base ?? ''}/translation-status`;
  return (
    <footer className={`theme-layout-footer ${styles.footer}`}>
      <div className={`container ${styles.inner}`}>
        <p>
          <strong>非官方译本</strong>：本站是 Langflow 文档的非官方简体中文译本，对应 {releases} 版，仅供参考，可能有错误或落后于原文；请以
          <Link href={upstreamDocs}>官方英文文档</Link>为准。各页与原文是否同步，见
          <Link to={status}>翻译状态</Link>；译法见<Link to="/glossary">术语表</Link>。怎样让编程智能体读到这里的文档，见
          <Link to="/mcp-docs-server">把本站接入智能体</Link>；没有网络时也能读：<Link to="/offline">离线阅读</Link>。
        </p>
        <p>
          译文 © 2025–2026 Langflow 中文文档的贡献者，以 MIT 许可证发布。原文版权归
          <Link href={`https://github.com/${upstreamRepository}`}>Langflow</Link> 的作者所有，以
          <Link href={`https://github.com/${upstreamRepository}/blob/main/LICENSE`}>MIT 许可证</Link>
          发布。Langflow 及文中提到的产品名称是其各自所有者的商标。
          {repoUrl && (
            <>
              {' '}
              <Link href={repoUrl}>本站源代码</Link>，<Link href={issueFormUrl(repoUrl, 'fault')}>报告站点故障</Link>
            </>
          )}
        </p>
        <noscript>
          <p>
            这个浏览器没有启用 JavaScript：搜索、切换深浅色、在线试用接口和导入流程用不了，阅读不受影响。全部页面列在
            <a href={useBaseUrl(status)}>翻译状态</a>里。
          </p>
        </noscript>
        <OwnPages />
        <FilingNumbers />
      </div>
    </footer>
  );
}

export default memo(Footer);
