import path from 'node:path';
import {ZIP_FILE} from '../../lib/hosting/offlineFiles';
import {parseCommandLine, refusePositionals} from '../command/commandLine';
import {type Main, runEntry} from '../command/runEntry';
import {compressFiles} from './compressFiles';
import {prepareSite} from './prepareSite';
import {writeZip} from './writeZip';

const USAGE = `用法：npm run deploy:prepare -- [文件夹]

为部署准备构建出来的站点（默认 build/）。先运行 npm run build。
  - 在文件夹里写好静态托管用的 _headers、_redirects、vercel.json，以及每个文件压缩好的 .br 和 .gz
  - 把整个网站打成一个 ${ZIP_FILE}，供读者下载后离线阅读
  - 在 deploy/generated/ 里生成 nginx 和 Caddy 配置要用的两个文件：旧地址的跳转、安全响应头
怎样使用见 deploy/README.md。

退出码：0 成功；2 用法有误或没有可用的站点`;

const ROOT = path.join(__dirname, '../..');
const MEGABYTE = 1e6;
const megabytes = (bytes: number) => `${(bytes / MEGABYTE).toFixed(1)} MB`;

/** Prepares a built site for deployment. */
export const main: Main = async (args) => {
  const {values, positionals} = parseCommandLine(args, {});
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  const [given = path.join(ROOT, 'build'), ...rest] = positionals;
  refusePositionals(rest);
  const folder = path.resolve(given);
  const out = path.join(ROOT, 'deploy/generated');
  const {baseUrl, redirects} = prepareSite(folder, out);
  console.log(`写好了 ${out} 里的服务器配置，含 ${redirects.length} 个旧地址。正在压缩……`);
  console.log(`离线阅读的压缩包 ${ZIP_FILE}：${megabytes(writeZip(folder, baseUrl))}`);
  const {files, plain, br, gz} = await compressFiles(folder);
  console.log(`压缩了 ${files} 个文件：原来 ${megabytes(plain)}，Brotli ${megabytes(br)}，gzip ${megabytes(gz)}`);
  return 0;
};

runEntry(__filename, main);
