/**
 * Replaces `prism-react-renderer` in the browser bundle.
 *
 * theme-classic imports it in a client module on every page, but code is highlighted at build time here.
 */
export const Prism = {};
export const themes = {};
