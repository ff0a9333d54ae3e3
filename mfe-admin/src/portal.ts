import { definePortal } from '@ayana/portal-kit';
import type { PortalRouteId } from './portal-ids';

/** The staff's pages by route id; each is loaded on demand. */
export default definePortal<PortalRouteId>({
  'admin.home': () => import('./pages/home'),
  'admin.case-manager': () => import('./pages/case-manager'),
  'admin.message-templates': () => import('./pages/message-templates'),
  'admin.case-board': () => import('./pages/case-board'),
  'admin.case': () => import('./pages/case'),
  'admin.appointments': () => import('./pages/appointments'),
  'admin.users': () => import('./pages/users'),
  'admin.activity-start': () => import('./pages/activity'),
  'admin.activity': () => import('./pages/activity'),
  'admin.treatments': () => import('./pages/treatments'),
  'admin.treatment': () => import('./pages/treatment'),
  'admin.treatment-new': () => import('./pages/treatment-new'),
  'admin.treatment-categories': () => import('./pages/treatment-categories'),
  'admin.treatment-import': () => import('./pages/treatment-import'),
  'admin.hospitals': () => import('./pages/hospitals'),
  'admin.hospital': () => import('./pages/hospital'),
  'admin.doctors': () => import('./pages/doctors'),
  'admin.doctor': () => import('./pages/doctor'),
  'admin.cities': () => import('./pages/cities'),
  'admin.city': () => import('./pages/city'),
  'admin.releases': () => import('./pages/releases'),
  'admin.crisis-detection': () => import('./pages/not-open'),
  'admin.incident-command': () => import('./pages/not-open'),
  'admin.resource-mobilization': () => import('./pages/not-open'),
  'admin.regulatory-compliance': () => import('./pages/not-open'),
  'admin.enterprise-service-management': () => import('./pages/enterprise-service-management'),
  'admin.create-service-request': () => import('./pages/create-service-request'),
  'admin.escalation-management': () => import('./pages/not-open'),
  'admin.broadcast-management': () => import('./pages/not-open'),
  'admin.analytics': () => import('./pages/not-open'),
  'admin.service-requests': () => import('./pages/service-requests'),
  'admin.service-request': () => import('./pages/service-request'),
  'admin.service-catalog': () => import('./pages/service-catalog'),
  'admin.service-hours': () => import('./pages/service-hours'),
  'admin.service-catalog-entry': () => import('./pages/service-catalog-entry'),
  'admin.test-unified-forms': () => import('./pages/not-open'),
  'admin.request': () => import('./pages/treatment-request'),
  'admin.database-overview': () => import('./pages/not-open'),
  'admin.test-email': () => import('./pages/not-open'),
  'admin.test-email-verification': () => import('./pages/not-open'),
});

/** In the entry, so that the chunks of the pages need no copies. */
export { defineMessages, formatLocale, plural, select } from '@ayana/contracts/language';
