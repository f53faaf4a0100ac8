/** Page that lists all corrections of a version. */
export const CORRECTIONS_ROUTE = '/corrections';

/** Title of the corrections section at the end of a page. */
export const CORRECTIONS_TITLE = '与官方英文文档的差异';
