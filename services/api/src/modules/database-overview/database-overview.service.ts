import type { DatabaseOverview as DatabaseOverviewAnswer } from '@ayana/contracts/database-overview';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import {
  readMaintenance,
  readMigrations,
  readReplicas,
  readServer,
  readStatements,
  readTables,
  readUnusedIndexes,
} from './database-overview.queries.js';

/** What PostgreSQL says of itself: names and numbers, never a row of a table. */
@Injectable()
export class DatabaseOverview {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async read(): Promise<DatabaseOverviewAnswer> {
    const database = this.database.read();
    const server = await readServer(database);
    const tables = await readTables(database);
    return {
      read_at: this.clock.now().toISOString(),
      ...server,
      tables,
      unused_indexes: await readUnusedIndexes(database),
      statements: await readStatements(database),
      migrations: await readMigrations(database),
      ...(await readMaintenance(database)),
      replicas: await readReplicas(database),
    };
  }
}
