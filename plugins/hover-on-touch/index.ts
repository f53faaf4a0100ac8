import type {Plugin} from '@docusaurus/types';
import {hoverMedia} from './hoverMedia';

/** Keeps the looks of hovering from touch screens, where they would stay on what was tapped last; the theme's own included. */
export default function hoverOnTouchPlugin(): Plugin {
  return {
    name: 'hover-on-touch',
    configurePostCss: (options) => ({...options, plugins: [...options.plugins, hoverMedia()]}),
  };
}
