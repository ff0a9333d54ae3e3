import { definePortal } from '@ayana/portal-kit';
import type { PortalRouteId } from './portal-ids';

/** The patient portal's pages by route id; each is loaded when it is asked for. */
export default definePortal<PortalRouteId>({
  'patient.home': () => import('./pages/home'),
  'patient.notifications': () => import('./pages/not-open-yet'),
  'patient.subscription': () => import('./pages/not-open-yet'),
  'patient.find-doctors': () => import('./pages/not-open-yet'),
  'patient.portal-request': () => import('./pages/not-open-yet'),
  'patient.request': () => import('./pages/not-open-yet'),
});
