import type {Icon} from './drawIcons';

export type ManifestInput = {
  title: string;
  description: string;
  language: string;
  baseUrl: string;
  icons: readonly Omit<Icon, 'png'>[];
};

/** Paper of the light theme, which systems show before the first page is there. */
const PAPER = '#fdfcf9';

/** Describes the site to systems that install it as an application. */
export function buildManifest({title, description, language, baseUrl, icons}: ManifestInput): string {
  return JSON.stringify({
    id: baseUrl,
    name: title,
    short_name: title.replace(/\s*文档$/, ''),
    description,
    lang: language,
    dir: 'ltr',
    start_url: baseUrl,
    scope: baseUrl,
    display: 'standalone',
    // A way back is worth more to a reader than the space that it takes.
    display_override: ['minimal-ui', 'standalone'],
    background_color: PAPER,
    theme_color: PAPER,
    icons: icons.map(({file, size, purpose}) => ({src: baseUrl + file, sizes: `${size}x${size}`, type: 'image/png', purpose})),
  });
}
