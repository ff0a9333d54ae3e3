/** What PostgreSQL says about itself, for the administrators. */
export { DatabaseOverviewModule } from './database-overview.module.js';
