import type { Id } from '../shapes/index.ts';

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
