import { Injectable, Logger } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import { Database, type EntityManager } from '../../platform/database/database.js';
import { describeFailure } from '../../platform/logging/failure.js';

/** Rows of one kind looked at in one run; the next takes the others. */
const BATCH = 200;

export interface Found {
  id: string;
  journey_id: string;
}

/** Goes through rows of cases for which something is due: each in a transaction of its own. */
@Injectable()
export class CaseSweep {
  private readonly logger = new Logger('JourneyClock');

  constructor(private readonly database: Database) {}

  /**
   * One row that fails does not stop the others; nor do rows that cannot be read stop those of other kinds.
   * @returns how many were done
   * @param select an `id` and a `journey_id` each; `work` looks again, on the locked row
   */
  async each(select: RawBuilder<unknown>, work: (em: EntityManager, row: Found) => Promise<void>): Promise<number> {
    const rows = await this.find(select);
    let done = 0;
    for (const row of rows)
      await this.database
        .write((em) => work(em, row))
        .then(() => void (done += 1))
        .catch((error: unknown) =>
          this.logger.warn({ ...row, failure: describeFailure(error) }, 'Left for the next run'),
        );
    return done;
  }

  private async find(select: RawBuilder<unknown>): Promise<Found[]> {
    try {
      return (await sql<Found>`${select} limit ${BATCH}`.execute(this.database.read())).rows;
    } catch (error) {
      this.logger.error({ failure: describeFailure(error) }, 'Cases could not be looked up');
      return [];
    }
  }
}
