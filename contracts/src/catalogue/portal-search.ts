import type { Id } from '../shapes/index.ts';

/** What a portal's search finds, in the displayed order. */
export const PORTAL_SEARCH_KINDS = [
  'journeys',
  // A patient’s own, before what everyone finds.
  'tasks',
  'papers',
  'messages',
  'appointments',
  'work',
  'orders',
  'legs',
  'incidents',
  'broadcasts',
  'resources',
  'treatment_requests',
  'service_requests',
  'problem_records',
  'knowledge_articles',
  'enquiries',
  'people',
  'organisations',
  'hospitals',
  'doctors',
  'treatments',
] as const;
export type PortalSearchKind = (typeof PORTAL_SEARCH_KINDS)[number];

export interface PortalSearchItem {
  id: Id;
  /** @example "SR-000123 Interpreter for a visit" */
  title: string;
  /** @example "patient@example.org" */
  subtitle: string;
  /**
   * The state of a request or an enquiry.
   * @example "new"
   */
  state: string | null;
  /** The page of this site where it is opened; absent where the portal knows it by the kind. */
  path?: string;
}

export interface PortalSearchGroup {
  kind: PortalSearchKind;
  /** The best first. */
  items: PortalSearchItem[];
  /** Whether there are others. */
  more: boolean;
}

export interface PortalSearchAnswer {
  /** Only kinds the caller may read, and only those found. */
  groups: PortalSearchGroup[];
}
