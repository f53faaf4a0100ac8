import Heading from '@theme/Heading';
import type {Props} from '@theme/PrivacyStatistics';
import {type ReactNode, useEffect, useState} from 'react';
import {hasRefusalSignal} from '../../client/refusalSignal';

/** Opens the settings, or says that the browser has already refused for the reader. */
function Settings(): ReactNode {
  const [isRefused, setIsRefused] = useState(false);
  useEffect(() => setIsRefused(hasRefusalSignal()), []);
  if (isRefused) {
    return (
      <p>
        <strong>你的浏览器发出了这样的信号，已经替你拒绝。</strong>想允许统计，请先在浏览器里对本站关闭它，再刷新页面。
      </p>
    );
  }
  // Without the dialog there is no consent, so nothing to change.
  const open = () => void import('../../client/consent').then(({openSettings}) => openSettings()).catch(() => undefined);
  return (
    <p>
      <button type="button" className="button button--secondary" onClick={open}>
        打开隐私设置
      </button>
    </p>
  );
}

/** What is counted, with which service, and how to change the choice. */
export default function PrivacyStatistics({analytics: {host}, search}: Props): ReactNode {
  return (
    <>
      <p>
        本站用 Google Analytics（脚本来自 <code>{host}</code>）统计访问情况。
        <strong>你同意之前，不加载统计脚本，也不发送、不保存任何东西。</strong>
        同意以后：
      </p>
      <ul>
        <li>每打开一页，或者地址里的参数、锚点变了，发送一次：页面的地址和标题、从哪一页来。</li>
        <li>
          地址里只保留路径、页内的锚点和 <code>utm_*</code> 参数；搜索的文字（<code>q</code>
          ）和别的参数一律去掉。你在“试一试”里填的内容不会发送。
        </li>
        <li>Google Analytics 的脚本还会读取浏览器、屏幕、语言等信息，并可能保存自己的 Cookie。</li>
        {search === 'algolia' && <li>托管搜索服务 Algolia 会收到显示过哪些搜索结果，编号每次打开页面都不同。</li>}
        <li>只有另外同意“广告”，才允许 Google Analytics 把数据用于广告。本站自己不放广告。</li>
      </ul>
      <p>
        你的选择存为 <code>privacy-consent</code>
        ，只留在浏览器里，半年后过期再问。浏览器发出“全局隐私控制”（Global Privacy Control）或“不跟踪”（Do Not
        Track）信号时，本站按拒绝处理，也不再询问。
      </p>
      <Heading as="h3" id="settings">
        隐私设置
      </Heading>
      <p>
        随时可以改变选择，页脚有到这里的链接。撤回以后立即停止统计，并删除统计服务在本站存下的
        Cookie。如果没有对话框出现，那是浏览器或插件拦下了它，这时也没有任何统计。
      </p>
      <Settings />
    </>
  );
}
