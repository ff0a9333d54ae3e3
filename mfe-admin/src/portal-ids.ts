/** Generated from portal.json: a page that is not listed there, or listed and not built, does not compile. */
export type PortalRouteId =
  | 'admin.home'
  | 'admin.releases';
