/** Generated from portal.json: a page that is not listed there, or listed and not built, does not compile. */
export type PortalRouteId =
  | 'patient.home'
  | 'patient.notifications'
  | 'patient.subscription'
  | 'patient.find-doctors'
  | 'patient.portal-request'
  | 'patient.request';
