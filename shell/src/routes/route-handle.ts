import type { PortalRoute } from '@ayana/portal-kit';

/** The shell's data of a matched route; read by the frame, the head and the error screens. */
export interface RouteHandle {
  title: string;
  description?: string;
  frame: 'page' | 'portal' | 'plain';
  /** Absent on the shell's own screens. */
  remote?: string;
  route?: PortalRoute;
  noindex?: boolean;
  /** A screen of the shell that the server renders, too; for a remote's page it is in portal.json. */
  rendersOnServer?: boolean;
}
