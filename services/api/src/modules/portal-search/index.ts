/** One search over all that a signed-in user may open. */
export { PortalSearchModule } from './portal-search.module.js';
