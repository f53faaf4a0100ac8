import {escapeXml} from '../../../../lib/build/escapeXml';
import type {PublishedSite} from '../../types';

/** Builds the OpenSearch description, with which browsers offer the site search in the address bar. */
export function buildOpenSearch({name, root, language}: PublishedSite): string {
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    // The format allows at most 16 characters.
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
