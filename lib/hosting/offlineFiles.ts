/** Files of the offline copy at the root of the site, under fixed names: they say which version a reader has, so no cache may keep them. */
export const WORKER_FILE = 'offline-worker.js';
export const MANIFEST_FILE = 'offline.json';
/** The site described to systems that install it as an application. */
export const APP_MANIFEST_FILE = 'manifest.json';
