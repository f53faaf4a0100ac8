// The analysis of a step is loaded from its file, and a package has no file of ours.
export {default} from 'docusaurus-search-zh/node/extractPages';
