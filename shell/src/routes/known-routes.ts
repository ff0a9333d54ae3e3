import { isAccessEntry } from '@ayana/contracts/identity';
import type { PortalData } from '@ayana/portal-kit';

/**
 * The portal without the routes this shell cannot judge: a remote released after it may name an access entry that its table does not
 * have. Nobody may open such a page, so it has no route, no line in the rail and no link until a newer shell is released.
 */
export function withKnownRoutes(portal: PortalData): PortalData {
  return { ...portal, routes: portal.routes.filter(({ access }) => access === undefined || isAccessEntry(access)) };
}
