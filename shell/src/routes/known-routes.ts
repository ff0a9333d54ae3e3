import { isAccessEntry } from '@ayana/contracts/identity';
import type { PortalData } from '@ayana/portal-kit';

/**
 * The portal without routes whose access entry this shell does not know, which a newer remote may have.
 * No one may open such a page, so it has no route, no rail entry and no link until a newer shell is released.
 */
export function withKnownRoutes(portal: PortalData): PortalData {
  return { ...portal, routes: portal.routes.filter(({ access }) => access === undefined || isAccessEntry(access)) };
}
