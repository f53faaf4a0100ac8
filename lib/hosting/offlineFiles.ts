/** The site for reading offline, which `npm run deploy:prepare` writes beside its files. */
export const ZIP_FILE = 'langflow-docs-zh.zip';
/** Removes what an earlier version of the site stored in browsers for reading offline; they look for it under this name. */
export const WORKER_FILE = 'offline-worker.js';
/** The site described to systems that install it as an application. */
export const APP_MANIFEST_FILE = 'manifest.json';
