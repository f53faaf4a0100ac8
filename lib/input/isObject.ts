export * from 'docusaurus-search-zh/shared/isObject';
