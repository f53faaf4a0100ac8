import {cpSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {FACTS_FILE, formatSiteFacts, type HostedSite, readSiteFacts} from '../../lib/hosting/siteFacts';
import {compressFiles} from '../../tools/deploy/compressFiles';
import {prepareSite} from '../../tools/deploy/prepareSite';

/** A built site on the disk, made ready for servers. */
export type SampleSite = HostedSite & {
  /** The folder that the base path is under. */
  root: string;
  /** Folder of the generated configuration. */
  generated: string;
};

const BUILT = path.join(__dirname, '../fixtures/variant-site/build');
const QUICKLY = 1;
const REDIRECTS = [
  {from: '/My-Old-Page', to: '/markdown'},
  {from: '/components/custom', to: '/api/create-item'},
  {from: '/👋 Welcome-to-Langflow', to: '/'},
];
const FILE_REDIRECTS = [{from: '/My-Old-Page.md', to: '/markdown.md'}];

/** Puts the build of the small site under a base path, gives it old addresses, and prepares it as `npm run deploy:prepare` does. */
export async function createSampleSite(baseUrl: string): Promise<SampleSite> {
  const root = mkdtempSync(path.join(tmpdir(), 'hosting-'));
  const folder = path.join(root, 'www', baseUrl);
  cpSync(BUILT, folder, {recursive: true});
  writeFileSync(
    path.join(folder, FACTS_FILE),
    formatSiteFacts({...readSiteFacts(folder), baseUrl, redirects: REDIRECTS, fileRedirects: FILE_REDIRECTS}),
  );
  const generated = path.join(root, 'generated');
  const site = prepareSite(folder, generated);
  await compressFiles(folder, QUICKLY);
  return {...site, root: path.join(root, 'www'), generated};
}
