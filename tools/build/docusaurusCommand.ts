/** Arguments for Node that start the installed Docusaurus, as `npx docusaurus` does; its command and options follow. */
export const docusaurusCommand = (): string[] => [require.resolve('@docusaurus/core/bin/docusaurus.mjs')];
