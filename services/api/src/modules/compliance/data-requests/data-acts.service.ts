import type { Readable } from 'node:stream';
import type { DataRequestKind, DataRequestOutcome, DataRequestDetail } from '@ayana/contracts/operations';
import { Injectable } from '@nestjs/common';
import { AppError, notFound, refusedFields } from '../../../platform/app-error.js';
import { Database, type EntityManager, within } from '../../../platform/database/database.js';
import { Files } from '../../../platform/files/files.service.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { AuditTrail } from '../../activity/index.js';
import { AccountDeletion, AccountsService } from '../../identity/index.js';
import { JourneyExports } from '../../records/index.js';
import { COMPLIANCE_MESSAGES as messages } from '../messages.js';
import { removeEnquiriesOf } from '../retention/enquiries.js';
import { DataRequestMails } from './data-request-mails.js';
import { DataRequestWorkflow } from './data-request-workflow.js';
import type { DataRequestRow } from './data-request.entity.js';
import type { DataCorrectionDto } from './data-requests.dto.js';
import { keptParts, paperCounts } from './data-requests.queries.js';
import { DataRequests } from './data-requests.service.js';

/** Does what a person has asked for: gives the copy, corrects the account, erases it. Each act completes its request. */
@Injectable()
export class DataActs {
  constructor(
    private readonly files: Files,
    private readonly database: Database,
    private readonly requests: DataRequests,
    private readonly workflow: DataRequestWorkflow,
    private readonly mails: DataRequestMails,
    private readonly exports: JourneyExports,
    private readonly accounts: AccountsService,
    private readonly deletion: AccountDeletion,
    private readonly trail: AuditTrail,
  ) {}

  /** From now on the person can download it. */
  async export(user: CurrentUser, id: string, ifMatch?: string): Promise<DataRequestDetail> {
    return this.requests.change(user, id, ifMatch, async (em, row) => {
      await this.refuse(em, row, 'export');
      await this.complete(em, user, row, await this.exports.size(row.subject_id));
      await this.mails.send(em, row, 'ready');
    });
  }

  /** For the staff, to look at before it is given, or to hand over. It is written down. @throws AppError `not_found` */
  async download(user: CurrentUser, id: string): Promise<Readable> {
    const row = await this.database
      .read()
      .selectFrom('data_requests')
      .select(['subject_id', 'kind', 'state'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (row?.kind !== 'export') throw notFound();
    if (row.state !== 'verified' && row.state !== 'done')
      throw new AppError('illegal_transition', messages.not_verified);
    await this.database.write((em) =>
      this.trail.record(em, {
        action: 'data_request.exported',
        actor: user,
        subject_id: row.subject_id,
        details: { id },
      }),
    );
    return this.exports.openPerson(user, row.subject_id);
  }

  /** @throws AppError `invalid_fields` as a change of the account by its owner */
  async correct(
    user: CurrentUser,
    id: string,
    { note, ...changes }: DataCorrectionDto,
    ifMatch?: string,
  ): Promise<DataRequestDetail> {
    const fields = Object.keys(changes);
    if (fields.length === 0 && note === undefined)
      throw refusedFields([{ field: 'note', message: messages.nothing_to_change }]);
    return this.requests.change(user, id, ifMatch, async (em, row) => {
      await this.refuse(em, row, 'correct');
      if ((await this.accounts.correct(em, row.subject_id, changes)) === null)
        throw new AppError('illegal_transition', messages.account_gone);
      await this.complete(em, user, row, { fields, note: note ?? null });
      await this.mails.send(em, row, 'corrected');
    });
  }

  /**
   * Deletes the account with what hangs on it, and what was sent from its confirmed address; says what is kept, and by which law.
   * @throws AppError `invalid_fields` at `password`; `not_allowed` for an administrator's account
   */
  async erase(
    user: CurrentUser,
    id: string,
    password: string | undefined,
    ifMatch?: string,
  ): Promise<DataRequestDetail> {
    await this.deletion.confirm(user, password);
    return this.requests.change(user, id, ifMatch, async (em, row) => {
      await this.refuse(em, row, 'erase');
      if (row.subject_id === user.id) throw new AppError('illegal_transition', messages.own_data);
      const database = within(em);
      const papers = await paperCounts(database, row.subject_id);
      const kept = await keptParts(database, row.subject_id);
      const outcome = { removed_files: papers.all - papers.kept, kept_files: papers.kept, kept };
      await this.complete(em, user, row, outcome);
      await this.mails.send(em, row, 'erased', kept);
      await removeEnquiriesOf(em, this.files, row.subject_id);
      await this.deletion.erase(em, user, row.subject_id, { data_request: id });
      // What they wrote goes too, in every request of theirs.
      await database
        .updateTable('data_requests')
        .set({ text: null })
        .where('subject_id', '=', row.subject_id)
        .execute();
      row.text = null;
    });
  }

  private async complete(
    em: EntityManager,
    user: CurrentUser,
    row: DataRequestRow,
    outcome: DataRequestOutcome,
  ): Promise<void> {
    row.outcome = outcome;
    await this.workflow.move(em, user, row, { name: 'complete' });
  }

  private async refuse(em: EntityManager, row: DataRequestRow, kind: DataRequestKind): Promise<void> {
    if (row.kind !== kind) throw new AppError('illegal_transition', messages.other_kind);
    if (row.state !== 'verified') throw new AppError('illegal_transition', messages.not_verified);
    const account = await within(em)
      .selectFrom('users')
      .select('id')
      .where('id', '=', row.subject_id)
      .executeTakeFirst();
    if (account === undefined) throw new AppError('illegal_transition', messages.account_gone);
  }
}
