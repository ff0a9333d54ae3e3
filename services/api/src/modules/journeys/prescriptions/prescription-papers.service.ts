import { ENGLISH } from '@ayana/contracts/language';
import { Injectable } from '@nestjs/common';
import { notFound } from '../../../platform/app-error.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Database } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { inLanguage } from '../../../platform/languages/current-language.js';
import { KeptPapers } from '../../../platform/papers/kept-papers.js';
import { RecordAccesses } from '../documents/record-accesses.js';
import { PRESCRIPTION_PAPER_MESSAGES as M } from './paper-messages.js';
import { findPrescription } from './prescriptions.queries.js';
import { refuseUnprinted } from './refuse-unprinted.js';
import { DELIVERY_NOTE_PAPER, LABELS_PAPER } from './write-prescription-papers.js';

/** What a pharmacy prints, in the patient's language. Each printing is written down. */
@Injectable()
export class PrescriptionPapers {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly accesses: RecordAccesses,
    private readonly kept: KeptPapers,
  ) {}

  labels(user: CurrentUser, id: string): Promise<{ pdf: Buffer; file_name: string }> {
    return this.print(user, id, 'labels', LABELS_PAPER, () => M.label_file);
  }

  deliveryNote(user: CurrentUser, id: string): Promise<{ pdf: Buffer; file_name: string }> {
    return this.print(user, id, 'delivery_note', DELIVERY_NOTE_PAPER, () => M.note_file);
  }

  private async print(
    user: CurrentUser,
    id: string,
    kind: 'labels' | 'delivery_note',
    paper: typeof LABELS_PAPER,
    name: () => string,
  ): Promise<{ pdf: Buffer; file_name: string }> {
    const database = this.database.read();
    const found = await findPrescription(database, user, id, this.clock.now());
    if (found === undefined || (found.side !== 'partner' && found.side !== 'staff')) throw notFound();
    const { prescription } = found;
    refuseUnprinted(prescription);
    await this.accesses.record(user, {
      journey_id: prescription.journey_id,
      subject: { part: 'prescriptions' },
      what: 'printed',
      assignment_id: prescription.assignment_id,
    });
    const patient = await database
      .selectFrom('patient_journeys as journey')
      .innerJoin('users as patient', 'patient.id', 'journey.patient_id')
      .select('patient.language')
      .where('journey.id', '=', prescription.journey_id)
      .executeTakeFirst();
    const language = patient?.language ?? ENGLISH.tag;
    return inLanguage(language, async () => ({
      pdf: await this.kept.pdf(
        {
          journey_id: prescription.journey_id,
          kind,
          subject_id: prescription.id,
          issued: prescription.updated_at,
        },
        paper,
        prescription,
      ),
      file_name: name(),
    }));
  }
}
