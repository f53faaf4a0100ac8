export * from 'docusaurus-search-zh/shared/maskSecrets';
