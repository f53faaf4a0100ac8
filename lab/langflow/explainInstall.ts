/** Causes of failed installations and what to do, by patterns in the output of the installer. */
const CAUSES: readonly (readonly [RegExp, string])[] = [
  [/no space left on device|os error 28|errno 28/i, '磁盘满了。Langflow 约占 2.5 GB：腾出空间，或者用 XDG_CACHE_HOME 换一个文件夹'],
  [
    /because there is no version of|no matching distribution found|no versions of|code (etarget|e404)/i,
    '没有这个版本，或者它要的一个包取不到：核对版本号',
  ],
  [/hash(es)? (mismatch|do not match)|do not match the hashes/i, '取到的包与锁定的散列值不符：不要安装，先查清包的来源'],
  [
    /failed to (fetch|download)|connection (refused|reset|timed out)|dns error|name resolution|max retries exceeded|newconnectionerror|code (econnrefused|econnreset|enotfound|etimedout|eai_again)/i,
    '连不上包的来源：检查网络、代理，或者设置镜像（UV_DEFAULT_INDEX、PIP_INDEX_URL、npm_config_registry）',
  ],
  [/permission denied|os error 13|errno 13/i, '没有写入的权限：检查缓存文件夹的所有者'],
  [/no interpreter found|no python/i, '没有可用的 Python：安装 3.11，或者允许 uv 下载'],
];

const LAST_LINES = 12;

/** Explains a failed installation: the cause, if it is known, and the end of the output. */
export function explainInstall(step: string, output: string): string {
  const cause = CAUSES.find(([pattern]) => pattern.test(output))?.[1] ?? '原因见下面的输出';
  const tail = output
    .trim()
    .split('\n')
    .slice(-LAST_LINES)
    .map((line) => `  ${line}`);
  return [`${step}失败：${cause}。`, ...tail].join('\n');
}
