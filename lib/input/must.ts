export * from 'docusaurus-search-zh/shared/must';
