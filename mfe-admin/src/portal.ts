import { definePortal } from '@ayana/portal-kit';
import type { PortalRouteId } from './portal-ids';

/** The staff's pages by route id; each is loaded when it is asked for. */
export default definePortal<PortalRouteId>({
  'admin.home': () => import('./pages/home'),
  'admin.releases': () => import('./pages/releases'),
});
