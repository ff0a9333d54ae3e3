import { definePortal } from '@ayana/portal-kit';
import type { PortalRouteId } from './portal-ids';

/** The patient portal's pages by route id; each is loaded on demand. */
export default definePortal<PortalRouteId>({
  'patient.home': () => import('./pages/home'),
  'patient.requests': () => import('./pages/requests'),
  'patient.new-request': () => import('./pages/new-request'),
  'patient.documents': () => import('./pages/documents'),
  'patient.access': () => import('./pages/access'),
  'patient.quotes': () => import('./pages/quotes'),
  'patient.appointments': () => import('./pages/appointments'),
  'patient.messages': () => import('./pages/messages'),
  'patient.travel': () => import('./pages/travel'),
  'patient.care': () => import('./pages/care'),
  'patient.people': () => import('./pages/about-me'),
  'patient.accompany': () => import('./pages/accompany'),
  'patient.notifications': () => import('./pages/notifications'),
  'patient.questions': () => import('./pages/questions'),
  'patient.subscription': () => import('./pages/subscription'),
  'patient.find-doctors': () => import('./pages/find-doctors'),
  'patient.portal-request': () => import('./pages/portal-request'),
  'patient.consultation-room': () => import('./pages/consultation-room'),
  'patient.consultation-visit': () => import('./pages/consultation-visit'),
  'patient.request': () => import('./pages/request'),
});
