import type {ClientModule} from '@docusaurus/types';
import {ROUTE_EVENT} from './routeEvent';

const clientModule: ClientModule = {
  // The analytics script runs outside of React; this event tells it about client-side navigation.
  onRouteDidUpdate: () => {
    window.dispatchEvent(new Event(ROUTE_EVENT));
  },
};

export const {onRouteDidUpdate} = clientModule;
