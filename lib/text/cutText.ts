export * from 'docusaurus-search-zh/shared/cutText';
