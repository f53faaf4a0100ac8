import Link from '@docusaurus/Link';
import Admonition from '@theme/Admonition';
import type {ReactNode} from 'react';

/** Lowest Langflow release without a known critical vulnerability, according to public advisories (checked 2026-11-21). */
const LOWEST_SAFE_VERSION = '1.9.2';

const ADVICE = {
  install: `新安装请选用当前的稳定版，至少 ${LOWEST_SAFE_VERSION}：`,
  deploy: `不要把 1.5 版暴露到公网；部署时换成当前的稳定版，至少 ${LOWEST_SAFE_VERSION}：`,
} as const;

/** Warns on every page about installing or deploying Langflow that the described version has known severe vulnerabilities. */
export default function SecurityNotice({kind = 'install'}: {kind?: keyof typeof ADVICE}): ReactNode {
  return (
    <Admonition type="danger" title="安全提示：Langflow 1.5 有已知的严重漏洞">
      <p>
        这一页描述 1.5 版。这个版本受多个严重漏洞影响，其中{' '}
        <Link href="https://nvd.nist.gov/vuln/detail/CVE-2026-33017">CVE-2026-33017</Link>
        （1.9.0 修复，已被大规模利用）和 <Link href="https://nvd.nist.gov/vuln/detail/CVE-2026-48519">CVE-2026-48519</Link>（1.9.2
        修复）可让攻击者不经登录就在服务器上执行任意代码。
        {ADVICE[kind]}
        <code>{`pip install "langflow>=${LOWEST_SAFE_VERSION}"`}</code>，或镜像 <code>{`langflowai/langflow:${LOWEST_SAFE_VERSION}`}</code>
        。页面上的命令固定在本页描述的版本，换成新版以后，界面和默认值可能与本页不同。
      </p>
    </Admonition>
  );
}
