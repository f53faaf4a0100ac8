import {readFileSync} from 'node:fs';
import {createServer} from 'node:net';
import {describe, expect, it} from 'vitest';
import {findPort, HOST} from '../../../tools/command/ports';
import {cacheFolder} from '../cacheFolder';
import {explainInstall} from '../explainInstall';
import {findPython} from '../findPython';
import {isolatedEnvironment} from '../isolatedEnvironment';
import {parseLangflowArguments} from '../parseLangflowArguments';
import {lockedVersions, requirementOf, requirementsFile} from '../requirements';
import {runProgram} from '../runProgram';

describe('parseLangflowArguments', () => {
  it('takes a version, a port and the interface', () =>
    expect(parseLangflowArguments(['1.5.0.post2', '--port', '7861', '--interface'])).toMatchObject({
      version: '1.5.0.post2',
      port: 7861,
      hasInterface: true,
    }));

  it.each([
    [[], '应写一个版本，例如 1.13.0、1.5.0.post2'],
    [['latest'], '版本应形如 1.5.0.post2；收到的是 latest'],
    [['1.5.0', '--port', '99999'], '--port 应为 1 到 65535 的端口；收到的是 99999'],
    [['1.5.0', '--exclude-newer', 'August'], '--exclude-newer 应形如 2025-08-30；收到的是 August'],
    [['1.5.0', '--prot', '1'], '不认识的选项：--prot'],
  ])('refuses %j', (args, message) => expect(() => parseLangflowArguments(args)).toThrow(message));
});

describe('what goes wrong', () => {
  it.each([
    ['error: failed to write: No space left on device (os error 28)', '磁盘满了'],
    ['Because there is no version of langflow==9.9.9 and you require it', '没有这个版本'],
    ['ERROR: No matching distribution found for langflow==9.9.9', '没有这个版本'],
    ['Hash mismatch for `x`', '散列值不符'],
    ['error: Failed to fetch: connection refused', '连不上包的来源'],
    ['npm error code ETARGET\nnpm error notarget No matching version found', '没有这个版本'],
    ['npm error code ENOTFOUND', '连不上包的来源'],
  ])('is explained: %s', (output, cause) => expect(explainInstall('安装', output)).toContain(cause));

  it('names a port in use', async () => {
    const server = createServer();
    const port = await new Promise<number>((resolve) => server.listen(0, HOST, () => resolve((server.address() as {port: number}).port)));
    await expect(findPort(port)).rejects.toThrow(`端口 ${port} 已被别的程序占用`);
    await new Promise((resolve) => server.close(resolve));
  });

  it('names a Python that is missing', () => expect(findPython(['no-such-python'])).rejects.toThrow('应为 3.11 到 3.13'));
});

describe('the surroundings of a server', () => {
  it('lead every request into the void, and keep keys of this machine away', () => {
    const env = isolatedEnvironment('/home/x');
    expect(env).toMatchObject({
      HTTPS_PROXY: 'http://127.0.0.1:9',
      https_proxy: 'http://127.0.0.1:9',
      NO_PROXY: '127.0.0.1,localhost',
      HOME: '/home/x',
    });
    expect(Object.keys(env).filter((name) => /KEY|TOKEN|SECRET/.test(name))).toEqual([]);
  });

  it('lie outside the repository', () => expect(cacheFolder({XDG_CACHE_HOME: '/cache'})).toBe('/cache/langflow-docs-zh/langflow'));
});

describe('the locked packages', () => {
  it.each(lockedVersions())('%s are named with hashes, and without where they come from', (version) => {
    const text = readFileSync(requirementsFile(version), 'utf8');
    const packages = text.match(/^[a-z0-9][\w.-]*(\[[\w,-]+\])?==/gm) ?? [];
    expect(packages.length).toBeGreaterThan(100);
    expect(text).toContain(`langflow==${version} `);
    expect(text).not.toMatch(/https?:\/\/|--index|--find-links/);
    expect((text.match(/^ {4}--hash=sha256:/gm) ?? []).length).toBeGreaterThanOrEqual(packages.length);
  });
});

describe('what is installed', () => {
  it.each([
    ['1.5.0.post2', 'langflow==1.5.0.post2'],
    ['1.10.2', 'langflow==1.10.2'],
    ['1.12.0', 'langflow[bundles]==1.12.0'],
    ['1.13.0', 'langflow[bundles]==1.13.0'],
    ['2.0.0', 'langflow[bundles]==2.0.0'],
  ])('of %s is %s', (version, wanted) => expect(requirementOf(version)).toBe(wanted));
});

describe('runProgram', () => {
  it('ends what takes too long, with all that it started', async () => {
    const start = Date.now();
    const {code} = await runProgram('bash', ['-c', 'sleep 30 & wait'], {timeout: 300});
    expect(code).toBeNull();
    expect(Date.now() - start).toBeLessThan(10_000);
  });

  it('ends what has printed enough', async () => {
    const {code, output} = await runProgram('bash', ['-c', 'echo serving; sleep 30'], {timeout: 20_000, until: /serving/});
    expect({code, output}).toEqual({code: null, output: 'serving\n'});
  });
});
