/** The site as a zip for offline reading; `npm run deploy:prepare` adds it to the build. */
export const ZIP_FILE = 'langflow-docs-zh.zip';
/** Web app manifest, for systems that install the site as an application. */
export const APP_MANIFEST_FILE = 'manifest.json';
