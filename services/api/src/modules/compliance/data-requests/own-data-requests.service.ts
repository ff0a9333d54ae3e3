import type { Readable } from 'node:stream';
import { exportOpenUntil, type OwnDataRequest } from '@ayana/contracts/operations';
import { Injectable } from '@nestjs/common';
import { AppError, notFound } from '../../../platform/app-error.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Database } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { AuditTrail } from '../../activity/index.js';
import { JourneyExports } from '../../records/index.js';
import { dayOf } from '../compliance-changes.js';
import { COMPLIANCE_MESSAGES as messages } from '../messages.js';
import { dataRequestOf, dataRequests } from './data-requests.queries.js';

const MOST = 100;

/** What a person has asked about their own data, and its download. */
@Injectable()
export class OwnDataRequests {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly exports: JourneyExports,
    private readonly trail: AuditTrail,
  ) {}

  async list(user: CurrentUser): Promise<OwnDataRequest[]> {
    const rows = await this.own(user).orderBy('list.created_at', 'desc').limit(MOST).execute();
    return rows.map((row) => {
      const { id, kind, state, received_on, due_on, reason } = dataRequestOf(row);
      return { id, kind, state, received_on, due_on, reason, download_until: exportOpenUntil(row) };
    });
  }

  /** @throws AppError `not_found` also for another's; `link_invalid` when its time is over */
  async download(user: CurrentUser, id: string): Promise<Readable> {
    const row = await this.own(user).where('list.id', '=', id).executeTakeFirst();
    const until = row === undefined ? null : exportOpenUntil(row);
    if (until === null) throw notFound();
    if (until < dayOf(this.clock.now())) throw new AppError('link_invalid', messages.over);
    await this.database.write((em) =>
      this.trail.record(em, { action: 'data_request.exported', actor: user, subject_id: user.id, details: { id } }),
    );
    return this.exports.openPerson(user, user.id);
  }

  private own({ id }: CurrentUser) {
    return dataRequests(this.database.read(), dayOf(this.clock.now())).where('list.subject_id', '=', id);
  }
}
