/** Empty: code is highlighted at build time, so the browser has no Prism. */
export default function prismIncludeLanguages(): void {}
