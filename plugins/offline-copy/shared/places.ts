/** Where the files of the offline copy stand, under the base path. The servers know these three too, which decide how long a cache keeps them. */
export {APP_MANIFEST_FILE, MANIFEST_FILE, WORKER_FILE} from '../../../lib/hosting/offlineFiles';
export const NOTICE_STYLE = 'offline-notice.css';
/** The page for addresses that lead nowhere, which no address of its own leads to. */
export const NOT_FOUND_FILE = '404.html';
/** The page on which readers download, update and remove the copy. */
export const OFFLINE_ROUTE = 'offline';

/** Tells the worker that the copy was completed, renewed or removed. */
export const CHANGED_MESSAGE = 'offline-copy-changed';
