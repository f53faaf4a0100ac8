import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import PlainPage from '../../../../src/components/PlainPage';
import {useSharedVersion} from '../../../../src/versions/useSharedVersion';
import {useVersionsData} from '../../../../src/versions/useVersions';
import CopyPanel from '../../client/CopyPanel';
import {APP_MANIFEST_FILE} from '../../shared/places';
import styles from './styles.module.css';

const TITLE = '离线阅读';
const DESCRIPTION =
  '把 Langflow 中文文档（全部页面、搜索、配图和 API 参考）下载到浏览器里，没有网络时照常阅读和搜索；也可以装成应用（PWA）。';

/** Where the site has several versions of the docs, readers choose. */
function Versions(): ReactNode {
  const {versions} = useVersionsData();
  if (versions.length < 2) return null;
  return (
    <p>
      Langflow {versions.map(({label}) => label).join('、')}{' '}
      的文档可以只要一个版本，也可以都要，以后随时能改。没有选的版本，联网时照常能读；首页、词汇表这些不分版本的页面，副本里总是有。
    </p>
  );
}

/** What readers should know before they download. */
function Notes(): ReactNode {
  return (
    <>
      <Heading as="h2" id="contents">
        下载些什么
      </Heading>
      <p>
        全部页面、搜索索引、配图和 API 参考。旧地址也能用。不含每页的 Markdown、<code>llms-full.txt</code>{' '}
        和给聊天软件用的预览图片。只有按了按钮才会下载；没有按过的读者，浏览器里什么也不会多。
      </p>
      <Versions />
      <Heading as="h2" id="updates">
        更新
      </Heading>
      <p>
        有了离线副本，本站的页面就直接从副本打开，联网时也一样，所以看到的是下载那一天的内容。联网打开页面时会问一下有没有新版本（至多 6
        小时一次，没有变化时只有几百字节）；有的话，页面顶部会出现一行提示，到这一页按“更新”即可，只下载变了的部分。更新完成之前，旧副本照常可用。
      </p>
      <Heading as="h2" id="install-app">
        装成应用
      </Heading>
      <p>
        下载之后，可以把本站装成应用，在单独的窗口里打开：Chrome、Edge 在这一页的地址栏或菜单里选“安装”；Android
        的浏览器在菜单里选“添加到主屏幕”；iPhone、iPad 的 Safari 点“分享”，再选“添加到主屏幕”。iPhone、iPad 上，装成应用后的存储与 Safari
        是分开的，请在应用里再打开这一页下载一次。
      </p>
      <Heading as="h2" id="removal">
        会不会丢
      </Heading>
      <p>
        清除浏览数据、用无痕窗口、设备空间紧张，都可能让浏览器删掉副本；Safari 还会删掉 7
        天没有打开过的网站的数据，添加到主屏幕的除外。丢了可以重新下载。不想要了，按“删除离线副本”，存下的文件和后台程序（Service
        Worker）一并清除。
      </p>
    </>
  );
}

/** Offers the version that the reader has chosen on the site; the layout, which this must stand in, knows it. */
function Copy({baseUrl}: {baseUrl: string}): ReactNode {
  const {versions} = useVersionsData();
  return <CopyPanel baseUrl={baseUrl} preferred={useSharedVersion()?.label ?? ''} hasChoice={versions.length > 1} />;
}

/** Explains the offline copy and offers it. */
export default function OfflinePage(): ReactNode {
  const baseUrl = useBaseUrl('/');
  return (
    <PlainPage title={TITLE} description={DESCRIPTION} className={styles.page}>
      <Head>
        {/* On this page alone: browsers fetch the manifest and its icons wherever it is named. */}
        <link rel="manifest" href={baseUrl + APP_MANIFEST_FILE} />
      </Head>
      <p>把本站存进这个浏览器，在飞机上、内网里，或者网络不好的时候，照常阅读和搜索。</p>
      <Copy baseUrl={baseUrl} />
      <Notes />
    </PlainPage>
  );
}
