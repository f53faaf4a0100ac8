/** Where the files of the offline copy stand, under the base path. */
export const WORKER_FILE = 'offline-worker.js';
export const MANIFEST_FILE = 'offline.json';
export const NOTICE_STYLE = 'offline-notice.css';
/** The site described to systems that install it as an application. */
export const APP_MANIFEST_FILE = 'manifest.json';
/** The page for addresses that lead nowhere, which no address of its own leads to. */
export const NOT_FOUND_FILE = '404.html';
/** The page on which readers download, update and remove the copy. */
export const OFFLINE_ROUTE = 'offline';

/** Tells the worker that the copy was completed, renewed or removed. */
export const CHANGED_MESSAGE = 'offline-copy-changed';
