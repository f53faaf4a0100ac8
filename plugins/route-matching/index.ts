import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {CLIENT_PATCHES, type Patch, SERVER_PATCHES} from './patches';

function ruleFor(patch: Patch): {test: RegExp; use: object[]} {
  const parts = patch.name.split('/').map((part) => part.replace(/\./g, '\\.'));
  return {
    test: new RegExp(`[/\\\\]node_modules[/\\\\]${parts.join('[/\\\\]')}$`),
    use: [{loader: path.join(__dirname, 'patchLoader.cjs'), options: patch}],
  };
}

/** Finds the route of a page, and its place in the sidebar, without trying every page of the site. */
export default function routeMatchingPlugin(): Plugin {
  return {
    name: 'route-matching',
    configureWebpack: (_config, isServer) => ({module: {rules: (isServer ? SERVER_PATCHES : CLIENT_PATCHES).map(ruleFor)}}),
  };
}
