import type { Manifest } from '@ayana/contracts/journey';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { mayWrite } from '../../organisations/index.js';
import { RecordAccesses } from '../../records/index.js';
import { readerOf } from '../../journeys/index.js';
import { manifestOf } from './manifest.queries.js';

/** A partner's day on the road. */
@Injectable()
export class Manifests {
  constructor(
    private readonly database: Database,
    private readonly accesses: RecordAccesses,
  ) {}

  /** Reading it is written down for each journey: it says who travels, and what they need. */
  async list(user: CurrentUser, day: string): Promise<Manifest> {
    const database = this.database.read();
    const items = await manifestOf(database, user, day);
    for (const journeyId of new Set(items.map(({ leg }) => leg.journey_id)))
      await this.accesses.recordReading(user, await readerOf(database, user, journeyId), 'journey');
    return { items, may_write: await mayWrite(database, user) };
  }
}
