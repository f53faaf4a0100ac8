import {escapeXml} from '../../../../lib/build/escapeXml';
import type {SiteFacts} from '../../types';

/** Lets browsers offer the site's search in their address bar. */
export function buildOpenSearch({name, root, language}: SiteFacts): string {
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    // At most 16 characters, says the format.
    `  <ShortName>${escapeXml([...name].slice(0, 16).join(''))}</ShortName>`,
    `  <Description>在${escapeXml(name)}中搜索</Description>`,
    `  <Language>${language}</Language>`,
    '  <InputEncoding>UTF-8</InputEncoding>',
    `  <Image type="image/svg+xml">${escapeXml(`${root}img/logo.svg`)}</Image>`,
    `  <Url type="text/html" template="${escapeXml(`${root}search`)}?q={searchTerms}"/>`,
    '</OpenSearchDescription>',
    '',
  ].join('\n');
}
