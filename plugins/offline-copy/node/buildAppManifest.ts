export type AppManifestInput = {
  title: string;
  description: string;
  language: string;
  baseUrl: string;
};

/** Drawn by `npm run images`; systems cut a maskable icon to a shape of their own. */
const ICONS = [
  {file: 'img/icon-192.png', size: 192, purpose: 'any'},
  {file: 'img/icon-512.png', size: 512, purpose: 'any'},
  {file: 'img/icon-maskable-512.png', size: 512, purpose: 'maskable'},
];

/** Paper of the light theme, which systems show before the first page is there. */
const PAPER = '#fdfcf9';

/** Describes the site to systems that install it as an application. */
export function buildAppManifest({title, description, language, baseUrl}: AppManifestInput): string {
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
    icons: ICONS.map(({file, size, purpose}) => ({src: baseUrl + file, sizes: `${size}x${size}`, type: 'image/png', purpose})),
  });
}
