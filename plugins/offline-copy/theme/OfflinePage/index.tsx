import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import CodeBlock from '@site/src/theme/CodeBlock';
import Heading from '@theme/Heading';
import {type ReactNode, useEffect, useState} from 'react';
import {APP_MANIFEST_FILE, ZIP_FILE} from '../../../../lib/hosting/offlineFiles';
import PlainPage from '../../../../src/components/PlainPage';
import {useVersionsData} from '../../../../src/versions/useVersions';
import styles from './styles.module.css';

const TITLE = '离线阅读';
const DESCRIPTION =
  '把 Langflow 中文文档（页面、搜索、配图和 API 参考）下载成一个压缩包，解压后在自己的电脑或内网里打开，没有外网也能阅读和搜索。';
const FOLDER = ZIP_FILE.replace('.zip', '');
const MEGABYTE = 1e6;

/** The zip on the server; `undefined` while unknown. */
type Zip = {size?: number} | 'missing' | undefined;

/** The zip is created after the build, so only the server knows whether it exists. */
async function lookForZip(address: string, signal: AbortSignal): Promise<Zip> {
  const {ok, status, headers} = await fetch(address, {method: 'HEAD', cache: 'no-store', signal});
  // Some servers respond with an HTML page for missing files.
  if (status === 404 || headers.get('Content-Type')?.startsWith('text/html')) return 'missing';
  const size = Number(headers.get('Content-Length'));
  return ok ? {...(size > 0 && {size})} : undefined;
}

function Download(): ReactNode {
  const address = useBaseUrl(ZIP_FILE);
  const [zip, setZip] = useState<Zip>();
  useEffect(() => {
    const abort = new AbortController();
    // Without a response the link stays, because it may still work.
    lookForZip(address, abort.signal).then(setZip, () => undefined);
    return () => abort.abort();
  }, [address]);
  if (zip === 'missing') {
    return (
      <p className={styles.download}>
        这里没有压缩包：网站构建以后没有运行 <code>npm run deploy:prepare</code>，或者你看的就是解压出来的那一份。
      </p>
    );
  }
  return (
    <p className={styles.download}>
      <a href={address} download>
        下载 {ZIP_FILE}
      </a>
      {zip?.size !== undefined && `（${(zip.size / MEGABYTE).toFixed(1)} MB）`}
      <noscript>没有启用 JavaScript，查不到它有多大；链接打不开，就是这里没有压缩包。</noscript>
    </p>
  );
}

function Contents(): ReactNode {
  const {versions} = useVersionsData();
  return (
    <>
      <Heading as="h2" id="contents">
        里面有什么
      </Heading>
      <p>
        {versions.length > 0 && `Langflow ${versions.map(({label}) => label).join('、')} 的`}
        全部页面、配图、API 参考和搜索，还有每页的 Markdown 和 <code>llms-full.txt</code>。旧地址也能用。
      </p>
    </>
  );
}

function HowToOpen(): ReactNode {
  const baseUrl = useBaseUrl('/');
  return (
    <>
      <Heading as="h2" id="open">
        怎样打开
      </Heading>
      <p>
        解压，再用任意一种静态文件服务器打开。直接双击 <code>index.html</code>{' '}
        不行：页面里的地址都从网站的根开始，搜索也要从服务器取文件。装了 Python 的电脑不用另装什么（Windows 上在文件管理器里解压，命令写{' '}
        <code>python</code>）：
      </p>
      <CodeBlock language="bash">{`unzip ${ZIP_FILE}
cd ${FOLDER}
python3 -m http.server 8000 --bind 127.0.0.1`}</CodeBlock>
      <p>
        然后在浏览器里打开 <code>http://localhost:8000{baseUrl}</code>。去掉 <code>--bind 127.0.0.1</code>
        ，同一网络里的其他人也能打开。
      </p>
      <p>
        要长期放在内网里，把 nginx、Caddy、IIS 等的根目录指到 <code>{FOLDER}</code> 文件夹即可，不用写别的规则。
      </p>
    </>
  );
}

function Notes(): ReactNode {
  return (
    <>
      <Heading as="h2" id="updates">
        更新
      </Heading>
      <p>压缩包里是下载那一天的内容，不会自己更新。要看新的，重新下载，删掉旧的文件夹再解压。</p>
      <Heading as="h2" id="install-app">
        装成应用
      </Heading>
      <p>
        能联网时，也可以把本站装成应用，在单独的窗口里打开：Chrome、Edge 在这一页的地址栏或菜单里选“安装”；Android
        的浏览器在菜单里选“添加到主屏幕”；iPhone、iPad 的 Safari 点“分享”，再选“添加到主屏幕”。装成应用以后，阅读照样要联网。
      </p>
    </>
  );
}

/** Offers the site as a zip and explains how to read it. */
export default function OfflinePage(): ReactNode {
  const manifest = useBaseUrl(APP_MANIFEST_FILE);
  return (
    <PlainPage title={TITLE} description={DESCRIPTION} className={styles.page}>
      <Head>
        {/* Only on this page, because browsers load the manifest and its icons on every page with this link. */}
        <link rel="manifest" href={manifest} />
      </Head>
      <p>把网站下载成一个压缩包，解压后在自己的电脑或内网里打开，没有外网也能阅读和搜索。</p>
      <Download />
      <Contents />
      <HowToOpen />
      <Notes />
    </PlainPage>
  );
}
