import type { Stay, StayUpdate } from '@ayana/contracts/journey';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { notFound } from '../../../platform/app-error.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Database } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { isCaseWorker, readerOf, readerSeeing } from '../../journeys/index.js';
import { mayWrite } from '../../organisations/index.js';
import { RecordAccesses } from '../../records/index.js';
import { admissionsSeen, findAdmission } from '../admissions/admissions.queries.js';
import { stayOf, updatesWhere } from './stay.queries.js';

/** The page of a stay, for the people of its hospital and the staff; its news, for those who follow the case. */
@Injectable()
export class StayReading {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly accesses: RecordAccesses,
  ) {}

  /** @throws AppError `not_found` for everyone but the staff and the hospital of the accepted quote */
  async detail(user: CurrentUser, id: string): Promise<Stay> {
    const database = this.database.read();
    const { journey_id } = await findAdmission(database, id);
    const reader = await readerSeeing(database, user, journey_id, 'admission');
    const stay = (await admissionsSeen(database, user, journey_id)).find((each) => each.id === id);
    // Its notes are internal: the patient reads the consent and the news elsewhere.
    if (stay === undefined || !(isCaseWorker(user) || reader.assignments.length > 0)) throw notFound();
    await this.accesses.recordReading(user, reader, 'stay');
    return stayOf(
      database,
      stay,
      { is_patient: false, is_staff: isCaseWorker(user) },
      { now: this.clock.now(), may_write: await mayWrite(database, user) },
    );
  }

  /** @throws AppError `not_found` for those who do not follow the case */
  async updates(user: CurrentUser, journey_id: string): Promise<{ items: StayUpdate[] }> {
    const database = this.database.read();
    const { parts } = await readerOf(database, user, journey_id);
    if (!parts.has('admission') && !parts.has('timeline')) throw notFound();
    return { items: await updatesWhere(database, sql`written.journey_id = ${journey_id}`) };
  }
}
