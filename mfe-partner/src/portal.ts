import { definePortal } from '@ayana/portal-kit';
import type { PortalRouteId } from './portal-ids';

/** The partners' pages by route id; each is loaded on demand. */
export default definePortal<PortalRouteId>({
  'partner.home': () => import('./pages/home'),
  'partner.doctor': () => import('./pages/home'),
  'partner.laboratory': () => import('./pages/home'),
  'partner.pharmacy': () => import('./pages/home'),
});
