import type {ClientModule} from '@docusaurus/types';
import {ROUTE_EVENT} from './routeEvent';

const clientModule: ClientModule = {
  // The analytics script stands beside React, not in it: this tells it of navigations that load no page.
  onRouteDidUpdate: () => {
    window.dispatchEvent(new Event(ROUTE_EVENT));
  },
};

export const {onRouteDidUpdate} = clientModule;
