import type { FileLink } from '@ayana/contracts/operation';
import {
  type ComplianceEvidence,
  EVIDENCE_WORKFLOW,
  type EvidenceState,
  type EvidenceTransition,
} from '@ayana/contracts/operations';
import { Injectable } from '@nestjs/common';
import type { Kysely } from 'kysely';
import { notFound, refusedFields } from '../../../platform/app-error.js';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import { Database, type EntityManager, within } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import { FileIntake, type TakenUpload } from '../../../platform/files/file-intake.js';
import type { FileOwner } from '../../../platform/files/files.entity.js';
import { Files } from '../../../platform/files/files.service.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { mapPage, type Page } from '../../../platform/http/cursor.js';
import { keysetList } from '../../../platform/http/lists/keyset-list.js';
import { rowsWithState, Workflows } from '../../../platform/workflow/workflow.js';
import { ComplianceChanges, dayOf, refuseOtherOwners } from '../compliance-changes.js';
import { ControlRow } from '../controls/control.entity.js';
import { COMPLIANCE_MESSAGES as messages } from '../messages.js';
import type { EvidenceChangeDto, EvidenceQueryDto, NewEvidenceDto } from './evidence.dto.js';
import { EvidenceRow } from './evidence.entity.js';
import { EVIDENCE, evidence, evidenceOf } from './evidence.queries.js';

const fileOwner = (id: string): FileOwner => ({ owner_kind: 'evidence', owner_id: id });

/** What shows that a control works: a document, an address, or a note of what was done. */
@Injectable()
export class Evidence {
  private readonly workflow: Workflows<EvidenceRow, EvidenceState, EvidenceTransition>;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly intake: FileIntake,
    private readonly files: Files,
    private readonly changes: ComplianceChanges,
  ) {
    this.workflow = new Workflows({
      clock,
      transitions: EVIDENCE_WORKFLOW,
      ...rowsWithState(EvidenceRow),
      audit: (em, { id, control_id }, { name, from, to, actor }) =>
        changes.record(em, actor, { part: 'evidence', id }, { control_id, transition: name, from, to }),
      publish: (em, { id }) => changes.publish(em, { part: 'evidence', id }),
    });
  }

  list(query: EvidenceQueryDto): Promise<Page<ComplianceEvidence>> {
    const rows = evidence(this.database.read(), this.today());
    return mapPage(keysetList(rows, EVIDENCE, query, null), evidenceOf);
  }

  detail(id: string): Promise<ComplianceEvidence> {
    return this.found(this.database.read(), id);
  }

  /** Sent again after a lost answer, an upload is added once. @throws AppError `invalid_fields` */
  add(user: CurrentUser, body: NewEvidenceDto): Promise<ComplianceEvidence> {
    const { upload_id, web_address, note, expires_on } = body;
    if (upload_id !== undefined && web_address !== undefined)
      throw refusedFields([{ field: 'web_address', message: messages.one_proof }]);
    if (upload_id === undefined && web_address === undefined && note === undefined)
      throw refusedFields([{ field: 'note', message: messages.no_proof }]);
    if (expires_on !== undefined && expires_on < this.today())
      throw refusedFields([{ field: 'expires_on', message: messages.already_ended }]);
    const uploads = upload_id === undefined ? [] : [{ id: upload_id, field: 'upload_id' }];
    return this.intake.use(user, uploads, ([upload]) =>
      this.database.write(async (em) => {
        const known = upload !== undefined && 'known' in upload ? upload.known.owner_id : undefined;
        if (known !== undefined && (await em.findOne(EvidenceRow, { id: known, control_id: body.control_id })) !== null)
          return this.found(within(em), known);
        return this.insert(em, user, body, upload);
      }),
    );
  }

  private async insert(
    em: EntityManager,
    user: CurrentUser,
    { control_id, title, note, owner_id = user.id, expires_on, web_address }: NewEvidenceDto,
    upload: TakenUpload | undefined,
  ): Promise<ComplianceEvidence> {
    const control = await em.findOne(ControlRow, { id: control_id, state: 'active' });
    if (control === null) throw refusedFields([{ field: 'control_id', message: messages.unknown_control }]);
    await refuseOtherOwners(em, owner_id);
    const now = this.clock.now();
    const id = this.ids.next();
    const file = upload === undefined ? null : await this.intake.attach(em, user, upload, fileOwner(id));
    em.create(EvidenceRow, {
      id,
      control_id,
      title,
      note: note ?? null,
      file_id: file?.id ?? null,
      web_address: web_address ?? null,
      owner_id,
      expires_on: expires_on ?? null,
      state: 'current',
      reminded_days: null,
      added_by: user.id,
      version: 1,
      created_at: now,
      updated_at: now,
    });
    await em.flush();
    await this.changes.announce(em, user, { part: 'evidence', id }, { control_id, added: true });
    return this.found(within(em), id);
  }

  update(user: CurrentUser, id: string, change: EvidenceChangeDto, ifMatch?: string): Promise<ComplianceEvidence> {
    const changed = Object.keys(change);
    if (changed.length === 0) throw refusedFields([{ field: 'title', message: messages.nothing_to_change }]);
    return this.database.write(async (em) => {
      await refuseOtherOwners(em, change.owner_id);
      await this.workflow.change(em, user, id, ifMatch, async (row) => {
        Object.assign(row, change);
        if (row.note == null && row.file_id == null && row.web_address == null)
          throw refusedFields([{ field: 'note', message: messages.no_proof }]);
        // Another last day is reminded of again.
        if (change.expires_on !== undefined) row.reminded_days = null;
        await this.changes.record(em, user, { part: 'evidence', id }, { control_id: row.control_id, changed });
      });
      return this.found(within(em), id);
    });
  }

  move(user: CurrentUser, id: string, name: EvidenceTransition, ifMatch?: string): Promise<ComplianceEvidence> {
    return this.database.write(async (em) => {
      await this.workflow.changeState(em, user, id, ifMatch, { name });
      return this.found(within(em), id);
    });
  }

  /** A short link to the file. @throws AppError `not_found` also when it has none */
  async link(id: string): Promise<FileLink> {
    const row = await evidence(this.database.read(), this.today()).where('list.id', '=', id).executeTakeFirst();
    if (row?.file_id == null) throw notFound();
    return this.files.link(fileOwner(id), row.file_id);
  }

  private async found(database: Kysely<Tables>, id: string): Promise<ComplianceEvidence> {
    const row = await evidence(database, this.today()).where('list.id', '=', id).executeTakeFirstOrThrow(notFound);
    return evidenceOf(row);
  }

  private today(): string {
    return dayOf(this.clock.now());
  }
}
