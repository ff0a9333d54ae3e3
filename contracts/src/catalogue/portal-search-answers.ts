import type { Id } from '../shapes/index.ts';
import type { PortalSearchKind } from './portal-search.ts';

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
