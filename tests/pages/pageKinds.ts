import {OLDER} from '../testVersions';

/** A page of every kind that readers meet, with what its layout is hardest on. */
export const PAGE_KINDS = {
  home: '/',
  guide: '/concepts-flows',
  'component reference': '/components-models',
  bundle: '/bundles-datastax',
  settings: '/environment-variables',
  'comparing tables': '/api-keys-and-authentication',
  tutorial: '/chat-with-rag',
  'API operation': '/api/build-flow',
  'API landing page': '/api',
  'older version': `${OLDER.base}/concepts-flows`,
  search: `/search?q=${encodeURIComponent('环境变量')}`,
  glossary: '/glossary',
  'translation status': '/translation-status',
  'not found': '/does-not-exist',
} as const;

export const KIND_PAGES = Object.entries(PAGE_KINDS);

/** Kinds whose pages stand in the navigation: with a path, a table of contents and a menu of their own. */
export const DOCS_KINDS = ['guide', 'component reference', 'bundle', 'settings', 'tutorial', 'API operation', 'older version'] as const;
