import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {readSidebar} from './lib/content/content';

const sidebars: SidebarsConfig = {docs: readSidebar()};

export default sidebars;
