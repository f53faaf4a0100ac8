export * from 'docusaurus-search-zh/node/findArticle';
