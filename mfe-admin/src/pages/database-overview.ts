export { DatabaseOverviewPage as Component } from '../features/database-overview/database-overview-page';
export { databaseOverviewLoader as loader } from '../features/database-overview/database-overview.api';
