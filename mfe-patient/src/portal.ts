import { definePortal } from '@ayana/portal-kit';
import type { PortalRouteId } from './portal-ids';

/** The patient portal's pages by route id; each is loaded on demand. */
export default definePortal<PortalRouteId>({
  'patient.home': () => import('./pages/home'),
  'patient.notifications': () => import('./pages/notifications'),
  'patient.subscription': () => import('./pages/subscription'),
  'patient.find-doctors': () => import('./pages/find-doctors'),
  'patient.portal-request': () => import('./pages/request'),
  'patient.request': () => import('./pages/request'),
});
