/** Generated from portal.json: a page that is not listed there, or listed and not built, does not compile. */
export type PortalRouteId =
  | 'partner.home'
  | 'partner.doctor'
  | 'partner.laboratory'
  | 'partner.pharmacy';
