import Heading from '@theme/Heading';
import type {Props} from '@theme/PrivacyPage';
import type {ReactNode} from 'react';
import PlainPage from '../../../../src/components/PlainPage';
import type {PrivacyFacts} from '../../types';
import {STORED_ITEMS} from './storedItems';
import styles from './styles.module.css';

const TITLE = '隐私说明';
const DESCRIPTION = '本站在你的浏览器里保存什么、发送什么：没有账号，不设 Cookie；怎样删除保存的内容，怎样关掉访问统计。';

function StoredItems(): ReactNode {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">保存的内容</th>
          <th scope="col">什么时候</th>
        </tr>
      </thead>
      <tbody>
        {STORED_ITEMS.map(({name, content, when}) => (
          <tr key={name}>
            <td>
              {content}
              <code className={styles.name}>{name}</code>
            </td>
            <td>{when}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Sent({search}: Pick<PrivacyFacts, 'search'>): ReactNode {
  return (
    <ul>
      <li>
        <strong>打开页面</strong>：浏览器向存放本站的服务器请求文件。服务器可能照常记日志（时间、地址、IP），保存多久由部署者决定。
      </li>
      <li>
        <strong>搜索</strong>：
        {search === 'local' ? '在你的浏览器里完成，搜索的文字不发给任何人。' : '搜索的文字发给托管搜索服务 Algolia，由它返回结果。'}
      </li>
      <li>
        <strong>试一试、导入流程</strong>：请求由你的浏览器直接发到你填的 Langflow
        地址，不经过本站；地址、密钥和请求内容都不会发到别处。那台服务器要把请求转到别的地址（重定向）时，请求停在那里，页面会告诉你，密钥不会跟着转过去。
      </li>
      <li>
        <strong>外部链接</strong>：点开以后，适用那个网站自己的规则。
      </li>
    </ul>
  );
}

/** Says what the site stores in the browser and what it sends, with or without analytics. */
export default function PrivacyPage({facts: {analytics, search}, Statistics}: Props): ReactNode {
  return (
    <PlainPage title={TITLE} description={DESCRIPTION} className={styles.page}>
      <p>本站没有账号，不设 Cookie，不用外站的字体、图片和脚本{analytics ? '（你同意访问统计之后除外）' : ''}。</p>
      <Heading as="h2" id="stored">
        保存在你的浏览器里的
      </Heading>
      <p>
        下面这些只留在你的浏览器里（<code>localStorage</code>，密钥是 <code>sessionStorage</code>），只用来记住你的选择，不会发送：
      </p>
      <StoredItems />
      <p>
        搜索过之后，浏览器还会缓存搜索索引的文件（<code>search-zh-*</code>
        ），内容人人相同。在浏览器的设置里清除本站的数据，以上就全部删除。
      </p>
      <p>
        贴进“从报错找答案”的文字记在这个标签页的历史记录里，按返回时还在；它不写进地址，刷新页面也不会发给服务器。像密钥、令牌和密码的部分，在记下贴的文字和搜索之前先换成{' '}
        <code>***</code>。
      </p>
      <Heading as="h2" id="sent">
        会发送出去的
      </Heading>
      <Sent search={search} />
      <Heading as="h2" id="statistics">
        访问统计
      </Heading>
      {analytics && Statistics ? <Statistics analytics={analytics} search={search} /> : <p>本站没有访问统计，页面里也没有相关的代码。</p>}
    </PlainPage>
  );
}
