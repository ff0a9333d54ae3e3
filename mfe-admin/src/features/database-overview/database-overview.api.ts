import type { components } from '@ayana/contracts/api';
import { api, dataOf, type Part, readPart } from '@ayana/portal-kit';

export type DatabaseOverview = components['schemas']['DatabaseOverviewDto'];
export type TableFigure = DatabaseOverview['tables'][number];
export type UnusedIndex = DatabaseOverview['unused_indexes'][number];
export type SlowStatement = DatabaseOverview['statements']['slowest'][number];
export type Migration = DatabaseOverview['migrations'][number];
export type MaintenanceRun = NonNullable<DatabaseOverview['backup']>;
export type Replica = DatabaseOverview['replicas'][number];

/** The one database there is, as a detail page reads it: with an id. */
export const DATABASE = 'database';

export function databaseOverviewLoader(): Promise<Part<DatabaseOverview & { id: string }>> {
  return readPart(dataOf(api.GET('/database-overview')).then((overview) => Object.assign({ id: DATABASE }, overview)));
}
