import { Injectable, type StreamableFile } from '@nestjs/common';
import { notFound } from '../../../platform/app-error.js';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import { Database, type EntityManager } from '../../../platform/database/database.js';
import { FileIntake, type TakenUpload } from '../../../platform/files/file-intake.js';
import { Files } from '../../../platform/files/files.service.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { DocumentEvents, DocumentRow, paperOwner, RecordAccesses } from '../../records/index.js';
import { findPrescription } from './prescriptions.queries.js';

/** The photo of a hand-over, or of the signed delivery note: a paper of the case, which its pharmacy, the patient and the staff open. */
@Injectable()
export class DeliveryProofs {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly intake: FileIntake,
    private readonly files: Files,
    private readonly events: DocumentEvents,
    private readonly accesses: RecordAccesses,
  ) {}

  /** Takes the upload, where there is one, for the transaction of the delivery. */
  take<T>(
    user: CurrentUser,
    uploadId: string | undefined,
    work: (upload: TakenUpload | null) => Promise<T>,
  ): Promise<T> {
    if (uploadId === undefined) return work(null);
    return this.intake.use(user, [{ id: uploadId, field: 'proof_upload_id' }], ([upload]) => work(upload ?? null));
  }

  /** @returns the id of the paper; null without a photo */
  async attach(
    em: EntityManager,
    user: CurrentUser,
    journey_id: string,
    upload: TakenUpload | null,
  ): Promise<string | null> {
    if (upload === null) return null;
    const now = this.clock.now();
    const paper = em.create(DocumentRow, {
      id: this.ids.next(),
      journey_id,
      kind: 'other',
      status: 'checked',
      file_id: upload.id,
      uploaded_by: user.id,
      uploaded_at: now,
      checked_by: user.id,
      checked_at: now,
      version: 1,
      created_at: now,
      updated_at: now,
    });
    await this.intake.attach(em, user, upload, paperOwner(paper.id));
    await em.flush();
    await this.events.uploaded(em, user, paper, null);
    return paper.id;
  }

  /**
   * The photo, for everyone who sees the delivery; the one who wrote the prescription does not. Its opening is written down first.
   * @throws AppError `not_found`
   */
  async open(user: CurrentUser, id: string, deliveryId: string): Promise<StreamableFile> {
    const database = this.database.read();
    const found = await findPrescription(database, user, id, this.clock.now());
    if (found === undefined || found.side === 'orderer') throw notFound();
    const { proof_document_id, file_id, file_name } = await database
      .selectFrom('prescription_deliveries as delivery')
      .innerJoin('documents as document', 'document.id', 'delivery.proof_document_id')
      .innerJoin('files as file', 'file.id', 'document.file_id')
      .select(['delivery.proof_document_id', 'file.id as file_id', 'file.file_name'])
      .where('delivery.id', '=', deliveryId)
      .where('delivery.prescription_id', '=', id)
      .where('document.removed_at', 'is', null)
      .executeTakeFirstOrThrow(notFound);
    if (proof_document_id === null) throw notFound();
    await this.accesses.record(user, {
      journey_id: found.prescription.journey_id,
      subject: { document_id: proof_document_id },
      what: 'downloaded',
      ...(found.side === 'partner' ? { assignment_id: found.prescription.assignment_id } : {}),
    });
    return this.files.content(paperOwner(proof_document_id), file_id, { name: file_name, type: 'attachment' });
  }
}
