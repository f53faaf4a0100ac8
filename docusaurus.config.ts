import {existsSync} from 'node:fs';
import path from 'node:path';
import {readCorrectablePages, readCorrections} from './lib/content/corrections';
import {OWN_FOLDER} from './lib/content/ownPages';
import {readAnswers} from './lib/errors/answers';
import {readMessageFile} from './lib/errors/messageFile';
import {loadApiOnce} from './lib/openapi/loadApi';
import {createConfig} from './site/createConfig';
import {readSiteSettings} from './site/settings';
import {apiReferences, versionedDocs} from './site/versionedDocs';
import {readVersionParts} from './site/versionParts';

const ENV_FILE = path.join(__dirname, '.env');
if (existsSync(ENV_FILE)) process.loadEnvFile(ENV_FILE);

const versions = readVersionParts();

export default createConfig({
  siteDir: __dirname,
  settings: readSiteSettings(process.env),
  sidebarPath: './sidebars.ts',
  versions,
  corrections: {corrections: readCorrections(), pages: readCorrectablePages()},
  answers: readAnswers(__dirname, readMessageFile(__dirname)),
  contentPlugins: [
    ['./plugins/translation/index.ts', {ownPages: [`${OWN_FOLDER}/**`], loadApi: loadApiOnce}],
    './plugins/error-finder/index.ts',
    ...apiReferences(versions),
  ],
  docsOptions: versionedDocs(versions),
});
