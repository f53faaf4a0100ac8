export * from 'docusaurus-search-zh/node/html';
