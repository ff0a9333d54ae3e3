import { definePortal } from '@ayana/portal-kit';
import type { PortalRouteId } from './portal-ids';

/** The partners' pages by route id; each is loaded when it is asked for. */
export default definePortal<PortalRouteId>({
  'partner.home': () => import('./pages/partner'),
  'partner.doctor': () => import('./pages/doctor'),
  'partner.laboratory': () => import('./pages/laboratory'),
  'partner.pharmacy': () => import('./pages/pharmacy'),
});
