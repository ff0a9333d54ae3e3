import type { DocumentKind, RecordGrants as RecordGrantsAnswer } from '@ayana/contracts/journey';
import { Injectable } from '@nestjs/common';
import { notFound, refusedFields } from '../../../platform/app-error.js';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import { Database, type EntityManager, FOR_UPDATE, within } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { Realtime } from '../../../platform/realtime/realtime.js';
import { AuditTrail } from '../../activity/index.js';
import { inRecordOf } from '../documents/documents.queries.js';
import { RecordGrantRow } from '../documents/record-grant.entity.js';
import { JOURNEY_MESSAGES as messages, readerOf, readerSeeing } from '../../journeys/index.js';
import type { NewRecordGrantDto } from './record-grants.dto.js';
import { grantsOf, recipientsOf } from './record-grants.queries.js';

/** Who may read the papers of a journey, and until when. The patient gives and withdraws; work that is handed over brings its own. */
@Injectable()
export class RecordGrants {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly trail: AuditTrail,
    private readonly realtime: Realtime,
  ) {}

  /** For the patient and the case workers. */
  async list(user: CurrentUser, journeyId: string): Promise<RecordGrantsAnswer> {
    await readerSeeing(this.database.read(), user, journeyId, 'accesses');
    return grantsOf(this.database.read(), journeyId, this.clock.now());
  }

  /** @throws AppError `invalid_fields` for someone without work on the journey, or papers that their work does not need */
  async give(em: EntityManager, user: CurrentUser, form: NewRecordGrantDto): Promise<RecordGrantsAnswer> {
    await this.refuseUnlessPatient(em, user, form.journey_id);
    const now = this.clock.now();
    const ends_at = form.ends_at === undefined ? null : new Date(form.ends_at);
    if (ends_at !== null && ends_at <= now) throw refusedFields([{ field: 'ends_at', message: messages.ends_past }]);
    const kind = await this.kindOf(em, form);
    await this.refuseUnneeded(em, form, kind);
    const grant = em.create(RecordGrantRow, {
      id: this.ids.next(),
      journey_id: form.journey_id,
      document_id: form.document_id ?? null,
      kind: form.kind ?? null,
      to_user_id: form.to_user_id ?? null,
      to_partner_id: form.to_partner_id ?? null,
      reason: form.reason ?? '',
      starts_at: now,
      ends_at,
      granted_by: user.id,
      created_at: now,
    });
    await this.changed(em, user, grant, 'given');
    return grantsOf(within(em), form.journey_id, now);
  }

  /** Ends a grant at once, also one that came with work. Again, it changes nothing. */
  withdraw(user: CurrentUser, id: string): Promise<RecordGrantsAnswer> {
    return this.database.write(async (em) => {
      const grant = await em.findOne(RecordGrantRow, { id }, FOR_UPDATE);
      if (grant === null) throw notFound();
      await this.refuseUnlessPatient(em, user, grant.journey_id);
      if (grant.withdrawn_at == null) {
        grant.withdrawn_at = this.clock.now();
        await this.changed(em, user, grant, 'withdrawn');
      }
      return grantsOf(within(em), grant.journey_id, this.clock.now());
    });
  }

  private async changed(em: EntityManager, user: CurrentUser, grant: RecordGrantRow, to: string): Promise<void> {
    await em.flush();
    const { id, journey_id } = grant;
    await this.trail.record(em, {
      action: 'journey.changed',
      actor: user,
      subject_id: user.id,
      details: { id: journey_id, grant: id, to },
    });
    const user_ids = to === 'given' ? [user.id, ...(await this.recipientIds(em, grant))] : [user.id];
    this.realtime.publish(
      em,
      { type: 'documents.updated', data: { id, journey_id } },
      { entry: 'case_work', user_ids },
    );
  }

  private async recipientIds(em: EntityManager, { to_user_id, to_partner_id }: RecordGrantRow): Promise<string[]> {
    if (to_user_id != null) return [to_user_id];
    const members = await within(em)
      .selectFrom('partner_members')
      .select('user_id')
      .where('partner_id', '=', to_partner_id ?? null)
      .execute();
    return members.map(({ user_id }) => user_id);
  }

  /** The patient alone decides it: for everyone else it is as if there were none. */
  private async refuseUnlessPatient(em: EntityManager, user: CurrentUser, journeyId: string): Promise<void> {
    const { kinds } = await readerOf(within(em), user, journeyId);
    if (!kinds.includes('patient')) throw notFound();
  }

  private async kindOf(em: EntityManager, { journey_id, document_id, kind }: NewRecordGrantDto): Promise<DocumentKind> {
    if (kind !== undefined && document_id === undefined) return kind;
    if (document_id === undefined || kind !== undefined)
      throw refusedFields([{ field: 'document_id', message: messages.one_subject }]);
    const paper = await within(em)
      .selectFrom('documents as document')
      .select('document.kind')
      .where('document.id', '=', document_id)
      .where('document.removed_at', 'is', null)
      .where(inRecordOf(journey_id))
      .executeTakeFirst();
    if (paper === undefined) throw refusedFields([{ field: 'document_id', message: messages.one_subject }]);
    return paper.kind;
  }

  private async refuseUnneeded(em: EntityManager, form: NewRecordGrantDto, kind: DocumentKind): Promise<void> {
    const { to_user_id = null, to_partner_id = null } = form;
    const field = to_partner_id === null ? 'to_user_id' : 'to_partner_id';
    if ((to_user_id === null) === (to_partner_id === null))
      throw refusedFields([{ field, message: messages.one_recipient }]);
    const recipient = (await recipientsOf(within(em), form.journey_id)).find(
      (each) => each.to_user_id === to_user_id && each.to_partner_id === to_partner_id,
    );
    if (recipient === undefined) throw refusedFields([{ field, message: messages.unknown_recipient }]);
    if (!recipient.kinds.includes(kind))
      throw refusedFields([
        { field: form.kind === undefined ? 'document_id' : 'kind', message: messages.not_shareable },
      ]);
  }
}
