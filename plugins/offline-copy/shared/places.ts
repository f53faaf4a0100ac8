/** Where the files of the offline copy stand, under the base path. */
export const WORKER_FILE = 'offline-worker.js';
export const POINTER_FILE = 'offline.json';
export const MANIFEST_FILE = 'manifest.json';
export const COPY_FOLDER = 'assets/offline/';
export const NOTICE_STYLE = `${COPY_FOLDER}notice.css`;
/** The page on which readers download, update and remove the copy. */
export const OFFLINE_ROUTE = 'offline';

/** Tells the worker that the copy was completed, renewed or removed. */
export const CHANGED_MESSAGE = 'offline-copy-changed';

export const indexFile = (version: string): string => `${COPY_FOLDER}index-${version}.json`;
