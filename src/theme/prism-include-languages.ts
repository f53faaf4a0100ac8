/** Code is highlighted at build time: there is no Prism in the browser to add languages to. */
export default function prismIncludeLanguages(): void {}
