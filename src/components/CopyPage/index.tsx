import Link from '@docusaurus/Link';
import {type MouseEvent, type ReactNode, useRef, useState} from 'react';
import {copyFor, copyText, fetchText} from '../../clipboard/copyFor';
import {useDisclosure} from '../../hooks/useDisclosure';
import styles from './styles.module.css';

type Props = {
  /** Path of the page's Markdown file. */
  href: string;
};

/** Assistants that are reachable from mainland China. None documents a URL that takes a question. */
const ASSISTANTS = [
  {name: '通义千问', href: 'https://www.tongyi.com/'},
  {name: 'Kimi', href: 'https://kimi.com/'},
  {name: 'DeepSeek', href: 'https://chat.deepseek.com/'},
  {name: '豆包', href: 'https://www.doubao.com/chat/'},
] as const;

const COPIED = '已复制';
const FAILED = '复制失败，请打开“查看 Markdown”后手动复制';

/** Hands the page to a program: copies its Markdown, opens it in a tab, or puts its address into a question for an assistant. */
export default function CopyPage({href}: Props): ReactNode {
  const menu = useDisclosure();
  const [status, setStatus] = useState('');
  // Fetched when the menu opens, because not every browser can copy text that is still loading.
  const text = useRef<Promise<string>>(undefined);
  const load = () => {
    text.current ??= fetchText(href);
    text.current.catch(() => {
      text.current = undefined;
    });
    return text.current;
  };
  const copyMarkdown = ({currentTarget}: MouseEvent<HTMLElement>) =>
    void copyFor(currentTarget, load()).then((done) => setStatus(done ? COPIED : FAILED));
  const copyPrompt = (event: MouseEvent<HTMLAnchorElement>) => {
    const address = new URL(href, window.location.href).href;
    const {currentTarget} = event;
    const name = currentTarget.textContent;
    void copyText(`请阅读这一页 Langflow 中文文档，再回答我的问题：${address}\n\n`, currentTarget).then((done) =>
      setStatus(done ? `提示词已复制，请粘贴到${name}里` : FAILED),
    );
  };
  return (
    <details ref={menu} className={styles.menu} onToggle={({currentTarget}) => (currentTarget.open ? void load() : setStatus(''))}>
      <summary className="menu-opener">
        <svg className={styles.icon} viewBox="0 0 20 20" width="18" height="18" fill="none" stroke="currentColor" aria-hidden="true">
          <path d="M7.5 7.5h9v9h-9zM12.5 7.5v-4h-9v9h4" strokeWidth="1.6" strokeLinejoin="round" />
        </svg>
        <span className={styles.name}>复制本页</span>
      </summary>
      <div className={styles.choices}>
        <button type="button" data-needs-script="" className={styles.choice} onClick={copyMarkdown}>
          复制 Markdown
        </button>
        <a className={styles.choice} href={href} target="_blank" rel="noopener">
          查看 Markdown
        </a>
        <p className={styles.label}>复制提示词，打开：</p>
        {ASSISTANTS.map(({name, href: site}) => (
          <a key={name} className={styles.choice} href={site} target="_blank" rel="noopener noreferrer" data-replay="" onClick={copyPrompt}>
            {name}
          </a>
        ))}
        <Link className={styles.choice} to="/mcp-docs-server">
          接入智能体（MCP）
        </Link>
        <p className={styles.status} role="status">
          {status}
        </p>
      </div>
    </details>
  );
}
