import type { Today as TodayAnswer } from '@ayana/contracts/operations';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import { findExpiring } from './expiring.queries.js';
import { findMovements } from './movements.queries.js';
import { readRunning } from './running.queries.js';

/** What the overview of the staff shows besides the queue of cases, the inbox and the incidents, which have lists of their own. */
@Injectable()
export class Today {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async read(): Promise<TodayAnswer> {
    const database = this.database.read();
    const now = this.clock.now();
    const [movements, expiring, running] = await Promise.all([
      findMovements(database, now),
      findExpiring(database, now),
      readRunning(database, now),
    ]);
    return { as_of: now.toISOString(), ...movements, ...expiring, running };
  }
}
