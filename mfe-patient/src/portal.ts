import { definePortal } from '@ayana/portal-kit';
import type { PortalRouteId } from './portal-ids';

/** The patient portal's pages by route id; each is loaded on demand. */
export default definePortal<PortalRouteId>({
  'patient.home': () => import('./features/home/home-page'),
  'patient.requests': () => import('./features/treatment-requests/requests-list'),
  'patient.new-request': () => import('./features/treatment-requests/new-request'),
  'patient.documents': () => import('./features/documents/documents-page'),
  'patient.access': () => import('./features/documents/access/access-page'),
  'patient.quotes': () => import('./features/quotes/quotes-page'),
  'patient.appointments': () => import('./features/appointments/appointments-page'),
  'patient.messages': () => import('./features/messages/messages-page'),
  'patient.travel': () => import('./features/travel/travel-page'),
  'patient.care': () => import('./features/care/care-page'),
  'patient.people': () => import('./features/about-me/about-me-page'),
  'patient.accompany': () => import('./features/accompany/accompany-page'),
  'patient.notifications': () => import('./features/notifications/notifications-page'),
  'patient.questions': () => import('./features/questions/questions-page'),
  'patient.subscription': () => import('./features/subscription/subscription-page'),
  'patient.find-doctors': () => import('./features/find-doctors/find-doctors-page'),
  'patient.portal-request': () => import('./pages/portal-request'),
  'patient.consultation-room': () => import('./features/consultation-room/room-page'),
  'patient.consultation-visit': () => import('./features/consultation-room/visit-page'),
  'patient.request': () => import('./pages/request'),
});
