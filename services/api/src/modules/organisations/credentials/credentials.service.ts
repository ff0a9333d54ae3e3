import type { FileLink } from '@ayana/contracts/operation';
import type { Credential } from '@ayana/contracts/organisations';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { AppError, notFound, refusedFields } from '../../../platform/app-error.js';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import { Database, type EntityManager, FOR_UPDATE, within } from '../../../platform/database/database.js';
import { FileIntake } from '../../../platform/files/file-intake.js';
import type { FileOwner } from '../../../platform/files/files.entity.js';
import { Files } from '../../../platform/files/files.service.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { refuseOwnApproval } from '../../../platform/workflow/second-person.js';
import { mapPage, type Page } from '../../../platform/http/cursor.js';
import { keysetList } from '../../../platform/http/lists/keyset-list.js';
import { AuditTrail } from '../../activity/index.js';
import { ORGANISATION_MESSAGES as messages } from '../messages.js';
import { organisationFor } from '../organisation-access.js';
import { OrganisationEvents } from '../organisation-events.js';
import { CredentialMails } from './credential-mails.js';
import { CredentialRow } from './credential.entity.js';
import type { CredentialsQueryDto, NewCredentialDto } from './credentials.dto.js';
import { credentialOf, CREDENTIALS, credentials, type FoundCredential } from './credentials.queries.js';

type Holder = { partner_id: string; doctor_id: null } | { partner_id: null; doctor_id: string };
const fileOwner = (id: string): FileOwner => ({ owner_kind: 'credential', owner_id: id });

/** Papers with an end: their owners enter them, the staff check each. */
@Injectable()
export class Credentials {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly intake: FileIntake,
    private readonly files: Files,
    private readonly trail: AuditTrail,
    private readonly events: OrganisationEvents,
    private readonly mails: CredentialMails,
  ) {}

  list(user: CurrentUser, query: CredentialsQueryDto): Promise<Page<Credential>> {
    const rows = credentials(this.database.read(), user);
    const today = this.clock.now().toISOString().slice(0, 10);
    return mapPage(keysetList(rows, CREDENTIALS, query, today), credentialOf);
  }

  /** Sent again after a lost answer, it adds no second one. @throws AppError `not_found`, `not_allowed`, `invalid_fields` */
  async add(user: CurrentUser, { doctor_id, upload_id, ...form }: NewCredentialDto): Promise<Credential> {
    const holder = await this.database.derive((em) => holderFor(em, user, doctor_id));
    if (form.valid_until < this.clock.now().toISOString().slice(0, 10))
      throw refusedFields([{ field: 'valid_until', message: messages.credential_past }]);
    return this.intake.use(user, [{ id: upload_id, field: 'upload_id' }], ([upload]) =>
      this.database.write(async (em) => {
        if (upload === undefined) throw notFound();
        await holderFor(em, user, doctor_id);
        if ('known' in upload) {
          const known = await em.findOne(CredentialRow, { id: upload.known.owner_id, ...holder });
          if (known !== null) return credentialOf(await this.found(em, user, known.id));
        }
        const id = this.ids.next();
        const file = await this.intake.attach(em, user, upload, fileOwner(id));
        const now = this.clock.now();
        em.create(CredentialRow, {
          ...holder,
          ...form,
          id,
          file_id: file.id,
          status: 'waiting',
          added_by: user.id,
          version: 1,
          created_at: now,
          updated_at: now,
        });
        await em.flush();
        return this.traced(em, user, id, 'added');
      }),
    );
  }

  /** One that was not accepted is taken back by its owners. */
  remove(user: CurrentUser, id: string): Promise<void> {
    return this.database.write(async (em) => {
      const found = await this.found(em, user, id);
      await refuseOthers(em, user, found);
      const row = await em.findOneOrFail(CredentialRow, { id }, FOR_UPDATE);
      if (row.status === 'accepted') throw new AppError('illegal_transition', messages.credential_stays);
      await this.files.remove(em, fileOwner(id), row.file_id);
      await this.traced(em, user, id, 'removed');
      await em.nativeDelete(CredentialRow, { id });
    });
  }

  async link(user: CurrentUser, id: string): Promise<FileLink> {
    const found = await credentials(this.database.read(), user)
      .where('list.id', '=', id)
      .executeTakeFirstOrThrow(notFound);
    return this.files.link(fileOwner(id), found.file_id);
  }

  /** By the staff. @param reason why it is sent back; null accepts it */
  check(user: CurrentUser, id: string, reason: string | null): Promise<Credential> {
    return this.database.write(async (em) => {
      const row = await em.findOne(CredentialRow, { id }, FOR_UPDATE);
      if (row === null) throw notFound();
      if (row.status !== 'waiting') throw new AppError('illegal_transition', messages.proposal_decided);
      refuseOwnApproval(user, [row.added_by, await userOfDoctor(em, row.doctor_id)]);
      const now = this.clock.now();
      const status = reason === null ? ('accepted' as const) : ('returned' as const);
      Object.assign(row, {
        status,
        reason,
        checked_by: user.id,
        checked_at: now,
        updated_at: now,
        version: row.version + 1,
      });
      await em.flush();
      const found = await this.found(em, user, id);
      await this.mails.send(em, found, reason === null ? { what: 'accepted' } : { what: 'returned', reason });
      return this.traced(em, user, id, status);
    });
  }

  private async found(em: EntityManager, user: CurrentUser, id: string): Promise<FoundCredential> {
    const found = await credentials(within(em), user).where('list.id', '=', id).executeTakeFirstOrThrow(notFound);
    return found;
  }

  private async traced(em: EntityManager, actor: CurrentUser, id: string, what: string): Promise<Credential> {
    const found = await this.found(em, actor, id);
    await this.trail.record(em, {
      action: 'credential.checked',
      actor,
      subject_id: null,
      details: { id: found.organisation_id, credential_id: id, what, kind: found.kind, number: found.number },
    });
    if (found.doctor_id === null) await this.events.changed(em, found.organisation_id);
    else await this.events.doctorChanged(em, found.doctor_id);
    return credentialOf(found);
  }
}

/**
 * Whose paper the caller may enter: the doctor who they are, a doctor of the organisation they own, or that organisation.
 * @throws AppError `not_found`, `not_allowed`
 */
async function holderFor(em: EntityManager, user: CurrentUser, doctor_id: string | undefined): Promise<Holder> {
  const { rows: doctors } = await sql<{ id: string; user_id: string | null; partner_id: string }>`
    select doctor.id, doctor.user_id, hospital.partner_id from doctors doctor
      join partner_hospitals hospital on hospital.id = doctor.hospital_id
    where ${doctor_id === undefined ? sql`doctor.user_id = ${user.id}` : sql`doctor.id = ${doctor_id}`}`.execute(
    within(em),
  );
  const [doctor] = doctors;
  if (doctor !== undefined) {
    if (doctor.user_id !== user.id) await organisationFor(within(em), user, doctor.partner_id, 'own');
    return { partner_id: null, doctor_id: doctor.id };
  }
  const { rows } = await sql<{ partner_id: string }>`
    select partner_id from partner_members where user_id = ${user.id}`.execute(within(em));
  if (doctor_id !== undefined || rows[0] === undefined) throw notFound();
  await organisationFor(within(em), user, rows[0].partner_id, 'own');
  return { partner_id: rows[0].partner_id, doctor_id: null };
}

async function userOfDoctor(em: EntityManager, doctor_id: string | null | undefined): Promise<string | null> {
  const { rows } = await sql<{ user_id: string | null }>`select user_id from doctors where id = ${doctor_id}`.execute(
    within(em),
  );
  return rows[0]?.user_id ?? null;
}

async function refuseOthers(em: EntityManager, user: CurrentUser, { doctor_id, organisation_id }: FoundCredential) {
  const { rows } = await sql`select from doctors where id = ${doctor_id} and user_id = ${user.id}`.execute(within(em));
  if (rows.length === 0) await organisationFor(within(em), user, organisation_id, 'own');
}
