/** What a portal's search finds, in the displayed order. */
export const PORTAL_SEARCH_KINDS = [
  'journeys',
  'work',
  'incidents',
  'broadcasts',
  'resources',
  'treatment_requests',
  'service_requests',
  'enquiries',
  'people',
  'organisations',
  'hospitals',
  'doctors',
  'treatments',
] as const;
export type PortalSearchKind = (typeof PORTAL_SEARCH_KINDS)[number];
