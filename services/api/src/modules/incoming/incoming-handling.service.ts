import { caseNumberPattern, type IncomingMessage, type IncomingMessagesPage } from '@ayana/contracts/journey';
import type { FileLink } from '@ayana/contracts/operation';
import { Injectable } from '@nestjs/common';
import { AppError, notFound, refusedFields } from '../../platform/app-error.js';
import { Clock } from '../../platform/clock/clock.js';
import { Database, type EntityManager, FOR_UPDATE, within } from '../../platform/database/database.js';
import { Files } from '../../platform/files/files.service.js';
import type { CurrentUser } from '../../platform/http/access/access.js';
import { refuseStale } from '../../platform/http/etag.js';
import { AuditTrail } from '../activity/index.js';
import { Deposits } from './deposits.js';
import { IncomingEvents } from './incoming-events.js';
import { incomingOwner, IncomingMessageRow } from './incoming-message.entity.js';
import type { IncomingQueryDto, PlacementDto } from './incoming.dto.js';
import { countNotPlaced, listIncoming, oneIncoming } from './incoming.queries.js';
import { INCOMING_MESSAGES as messages } from './messages.js';

/** What the staff do with messages that no case was found for. */
@Injectable()
export class IncomingHandling {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly files: Files,
    private readonly deposits: Deposits,
    private readonly trail: AuditTrail,
    private readonly events: IncomingEvents,
  ) {}

  list(query: IncomingQueryDto): Promise<IncomingMessagesPage> {
    return listIncoming(this.database.read(), query);
  }

  count(): Promise<number> {
    return countNotPlaced(this.database.read());
  }

  async one(id: string): Promise<IncomingMessage> {
    const found = await oneIncoming(this.database.read(), id);
    if (found === undefined) throw notFound();
    return found;
  }

  fileLink(id: string, file_id: string): Promise<FileLink> {
    return this.files.link(incomingOwner(id), file_id);
  }

  /** Puts a message into the thread of a case, where it is unread and not confirmed like any other. */
  place(
    user: CurrentUser,
    id: string,
    { case_number }: PlacementDto,
    ifMatch: string | undefined,
  ): Promise<IncomingMessage> {
    return this.database.write(async (em) => {
      const found = await caseOf(em, case_number);
      await this.lockOpen(em, id, ifMatch, found.id);
      await this.deposits.put(em, id, found.id, user);
      await this.trail.record(em, {
        action: 'journey.changed',
        actor: user,
        subject_id: found.patient_id,
        details: { id: found.id, incoming_message: id, to: 'placed' },
      });
      return this.changed(em, id);
    });
  }

  /** It belongs to no case. What it says is removed after a month. */
  dismiss(user: CurrentUser, id: string, ifMatch: string | undefined): Promise<IncomingMessage> {
    return this.database.write(async (em) => {
      const row = await this.lockOpen(em, id, ifMatch, null);
      const now = this.clock.now();
      Object.assign(row, {
        status: 'dismissed',
        handled_by: user.id,
        handled_at: now,
        version: row.version + 1,
        updated_at: now,
      });
      await em.flush();
      await this.trail.record(em, {
        action: 'inbox.changed',
        actor: user,
        subject_id: null,
        details: { incoming_message: id, to: 'dismissed' },
      });
      return this.changed(em, id);
    });
  }

  /** @param case_id is locked before the row, as by every other writer of a case */
  private async lockOpen(
    em: EntityManager,
    id: string,
    ifMatch: string | undefined,
    case_id: string | null,
  ): Promise<IncomingMessageRow> {
    if (case_id !== null) await this.deposits.lock(em, case_id);
    const row = await em.findOne(IncomingMessageRow, { id }, FOR_UPDATE);
    if (row === null) throw notFound();
    refuseStale(ifMatch, row.version);
    if (row.status === 'placed' || row.status === 'dismissed')
      throw new AppError('illegal_transition', messages.handled);
    return row;
  }

  private async changed(em: EntityManager, id: string): Promise<IncomingMessage> {
    this.events.changed(em, id);
    const shown = await oneIncoming(within(em), id);
    if (shown === undefined) throw notFound();
    return shown;
  }
}

async function caseOf(em: EntityManager, typed: string): Promise<{ id: string; patient_id: string | null }> {
  const pattern = caseNumberPattern(typed);
  const found =
    pattern === null
      ? []
      : await within(em)
          .selectFrom('cases')
          .select(['id', 'person_id as patient_id'])
          .where('case_number', 'like', pattern)
          .limit(2)
          .execute();
  const [one, other] = found;
  if (one === undefined || other !== undefined)
    throw refusedFields([{ field: 'case_number', message: messages.unknown_case }]);
  return one;
}
