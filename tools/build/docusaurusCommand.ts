/** Node arguments that start the installed Docusaurus, like `npx docusaurus`; append its command and options. */
export const docusaurusCommand = (): string[] => [require.resolve('@docusaurus/core/bin/docusaurus.mjs')];
