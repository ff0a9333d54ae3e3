import type { Prescription } from '@ayana/contracts/journey';
import { ENGLISH } from '@ayana/contracts/language';
import { Injectable } from '@nestjs/common';
import { printProblem } from '@ayana/contracts/papers';
import { notFound, refusedFields } from '../../../platform/app-error.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Database } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { inLanguage } from '../../../platform/languages/current-language.js';
import { KeptPapers } from '../../../platform/papers/kept-papers.js';
import { Threads } from '../../../platform/threads/threads.service.js';
import { RecordAccesses } from '../../records/index.js';
import { PRESCRIPTION_PAPER_MESSAGES as messages } from './paper-messages.js';
import { deliveryAddresses } from './delivery-addresses.js';
import { findPrescription } from './prescriptions.queries.js';
import { refuseUnprinted } from './refuse-unprinted.js';
import { COURIER_LABEL, DELIVERY_NOTE_PAPER, LABELS_PAPER, type Parcel } from './write-prescription-papers.js';

/** What a pharmacy prints, in the patient's language. Each printing is written down. */
@Injectable()
export class PrescriptionPapers {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly accesses: RecordAccesses,
    private readonly kept: KeptPapers,
    private readonly threads: Threads,
  ) {}

  labels(user: CurrentUser, id: string): Promise<{ pdf: Buffer; file_name: string }> {
    return this.print(user, id, 'labels', LABELS_PAPER, () => messages.label_file);
  }

  deliveryNote(user: CurrentUser, id: string): Promise<{ pdf: Buffer; file_name: string }> {
    return this.print(user, id, 'delivery_note', DELIVERY_NOTE_PAPER, () => messages.note_file);
  }

  /** For the parcel and who brings it, in English: couriers read it, not the patient. */
  async courierLabel(user: CurrentUser, id: string): Promise<{ pdf: Buffer; file_name: string }> {
    const prescription = await this.printed(user, id);
    const parcel = await this.parcelOf(prescription);
    const faults = (['name', 'address'] as const).flatMap((field) => {
      const message = printProblem(parcel[field] ?? '');
      return message === undefined ? [] : [{ field, message: messages.unprinted_address(message) }];
    });
    if (faults.length > 0) throw refusedFields(faults);
    return inLanguage(ENGLISH.tag, async () => ({
      pdf: await this.threads.bytes(COURIER_LABEL, parcel),
      file_name: messages.courier_file,
    }));
  }

  private async parcelOf({
    journey_id,
    case_number,
    order_number,
    pharmacy,
    updated_at,
  }: Prescription): Promise<Parcel> {
    const to = (await deliveryAddresses(this.database.read(), [journey_id], this.clock.now())).get(journey_id);
    if (to === undefined) throw notFound();
    return { ...to, case_number, order_number, pharmacy, made: new Date(updated_at) };
  }

  /**
   * A prescription that this user prints something of; the printing is written down.
   * @param refuse throws for what cannot be printed
   * @throws AppError `not_found`
   */
  private async printed(user: CurrentUser, id: string, refuse?: (what: Prescription) => void): Promise<Prescription> {
    const found = await findPrescription(this.database.read(), user, id, this.clock.now());
    if (found === undefined || (found.side !== 'partner' && found.side !== 'staff')) throw notFound();
    const { prescription } = found;
    refuse?.(prescription);
    await this.accesses.record(user, {
      journey_id: prescription.journey_id,
      subject: { part: 'prescriptions' },
      what: 'printed',
      assignment_id: prescription.assignment_id,
    });
    return prescription;
  }

  private async print(
    user: CurrentUser,
    id: string,
    kind: 'labels' | 'delivery_note',
    paper: typeof LABELS_PAPER,
    name: () => string,
  ): Promise<{ pdf: Buffer; file_name: string }> {
    const prescription = await this.printed(user, id, refuseUnprinted);
    const patient = await this.database
      .read()
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
