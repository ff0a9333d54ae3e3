import type { PortalRoute } from '@ayana/portal-kit';

/** What the shell knows of a matched route; read by the frame, the head and the error screens. */
export interface RouteHandle {
  title: string;
  description?: string;
  frame: 'page' | 'portal' | 'plain';
  /** Absent on the shell's own screens. */
  remote?: string;
  route?: PortalRoute;
  noindex?: boolean;
  /** A screen of the shell that the server draws as well; a remote's page says it in portal.json. */
  rendersOnServer?: boolean;
}
