/** The site as a zip for offline reading; `npm run deploy:prepare` adds it to the build. */
export const ZIP_FILE = 'langflow-docs-zh.zip';
/** Removes data that an earlier version of the site stored in browsers for offline reading. Browsers request it under this name. */
export const WORKER_FILE = 'offline-worker.js';
/** Web app manifest, for systems that install the site as an application. */
export const APP_MANIFEST_FILE = 'manifest.json';
