/**
 * Stands in for `prism-react-renderer` in the browser bundle.
 *
 * theme-classic imports it in a client module of every page, yet code is highlighted at build time here.
 */
export const Prism = {};
export const themes = {};
