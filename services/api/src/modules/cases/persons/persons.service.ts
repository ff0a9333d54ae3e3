import type { KnownPerson } from '@ayana/contracts/journey';
import { Injectable } from '@nestjs/common';
import type { Kysely } from 'kysely';
import { notFound, refusedFields } from '../../../platform/app-error.js';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import { Database, type EntityManager, within } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { AuditTrail } from '../../activity/index.js';
import { InboxSources } from '../../inbox/index.js';
import { JOURNEY_MESSAGES as messages } from '../../journeys/index.js';
import { PersonLinkRow } from './person-link.entity.js';
import { type PersonRecord, recordOf, recordsOf } from './person-records.js';
import type { PersonMergeDto, PersonSplitDto } from './persons.dto.js';
import { knownPerson } from './persons.queries.js';

/** Who is who among enquiries and accounts: by address and phone number, and by what the staff decide. */
@Injectable()
export class Persons {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly sources: InboxSources,
    private readonly trail: AuditTrail,
  ) {}

  /** @param id of an enquiry, an account, a treatment request or a case */
  async find(id: string): Promise<KnownPerson> {
    return this.read(this.database.read(), id);
  }

  /** Two records are of one person from now on. @throws AppError `invalid_fields` when they are already, or when the other is not there */
  async merge(
    em: EntityManager,
    user: CurrentUser,
    id: string,
    { other_id, reason }: PersonMergeDto,
  ): Promise<KnownPerson> {
    const database = within(em);
    const start = await recordOf(database, id);
    if (start === undefined) throw notFound();
    const other = await recordOf(database, other_id);
    if (other === undefined) throw refusedFields([{ field: 'other_id', message: messages.unknown_record }]);
    const { records } = await recordsOf(database, start);
    if (records.some((record) => record.id === other.id))
      throw refusedFields([{ field: 'other_id', message: messages.same_person }]);
    em.create(PersonLinkRow, {
      id: this.ids.next(),
      kind: 'merged',
      ...columnsOf(start),
      other_enquiry_id: other.kind === 'enquiry' ? other.id : null,
      other_account_id: other.kind === 'account' ? other.id : null,
      reason,
      created_by: user.id,
      created_at: this.clock.now(),
    });
    await this.record(em, user, 'merged', start, other);
    return this.read(database, id);
  }

  /** A record is of someone else: what merged it ends, and its address and phone number no longer count. @throws AppError as `merge` */
  async split(
    em: EntityManager,
    user: CurrentUser,
    id: string,
    { record_id, reason }: PersonSplitDto,
  ): Promise<KnownPerson> {
    const database = within(em);
    const start = await recordOf(database, id);
    if (start === undefined) throw notFound();
    const { records } = await recordsOf(database, start);
    const record = records.find((each) => each.id === record_id);
    if (record === undefined || records.length < 2)
      throw refusedFields([{ field: 'record_id', message: messages.not_of_person }]);
    const now = this.clock.now();
    const ended = { ended_at: now, ended_by: user.id, ended_reason: reason };
    for (const where of [columnsOf(record), othersOf(record)])
      await em.nativeUpdate(PersonLinkRow, { ...where, kind: 'merged', ended_at: null }, ended);
    if (!record.is_apart)
      em.create(PersonLinkRow, {
        id: this.ids.next(),
        kind: 'apart',
        ...columnsOf(record),
        reason,
        created_by: user.id,
        created_at: now,
      });
    await this.record(em, user, 'separated', record, start);
    // Asked for by the record itself, the others are still the person.
    const rest = record.id === start.id ? records.find((each) => each.id !== record.id) : undefined;
    return this.read(database, rest?.id ?? id);
  }

  private async read(database: Kysely<Tables>, id: string): Promise<KnownPerson> {
    const record = await recordOf(database, id);
    if (record === undefined) throw notFound();
    return knownPerson(database, this.sources, id, record);
  }

  private async record(
    em: EntityManager,
    actor: CurrentUser,
    change: 'merged' | 'separated',
    one: PersonRecord,
    other: PersonRecord,
  ): Promise<void> {
    await em.flush();
    await this.trail.record(em, {
      action: 'person.changed',
      actor,
      subject_id: null,
      details: { id: one.id, change, other: other.id },
    });
  }
}

const columnsOf = ({ kind, id }: PersonRecord) => (kind === 'enquiry' ? { enquiry_id: id } : { account_id: id });
const othersOf = ({ kind, id }: PersonRecord) =>
  kind === 'enquiry' ? { other_enquiry_id: id } : { other_account_id: id };
