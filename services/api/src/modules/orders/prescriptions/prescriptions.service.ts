import {
  type OrderSide,
  type Prescription,
  type PrescriptionCounts,
  PRESCRIPTION_WORKFLOW,
  type PrescriptionState,
  type PrescriptionStep,
  type OrderRecipient,
} from '@ayana/contracts/journey';
import { stepBetween } from '@ayana/contracts/workflow';
import { Injectable } from '@nestjs/common';
import { AppError, notAllowed, notFound, refusedFields } from '../../../platform/app-error.js';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import { Database, type EntityManager, FOR_UPDATE, within } from '../../../platform/database/database.js';
import type { TakenUpload } from '../../../platform/files/file-intake.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import type { Page } from '../../../platform/http/cursor.js';
import { refuseStale } from '../../../platform/http/etag.js';
import { REFUSAL_MESSAGES } from '../../../platform/http/problems/messages.js';
import { refuseReaders } from '../../organisations/index.js';
import {
  assignmentCandidates,
  mayOrderOn,
  ORDER_MESSAGES as messages,
  OrderWork,
  readerOfOrder,
  RECIPIENTS_MAX,
} from '../../work/index.js';
import { RecordAccesses } from '../../records/index.js';
import { lockJourney, lockOpenJourney, type PatientJourneyRow } from '../../journeys/index.js';
import { Medicines } from '../medicines/medicines.service.js';
import { countPrescriptions } from '../order-counts.js';
import { DeliveryProofs } from './delivery-proofs.service.js';
import { Dispensing } from './dispensing.js';
import { medicineOf } from './medicines.js';
import { PrescriptionEvents } from './prescription-events.js';
import { PrescriptionItemRow, PrescriptionRow } from './prescription.entity.js';
import { PrescriptionSignatures } from './prescription-signatures.service.js';
import type { NewPrescriptionDto, PrescriptionChangeDto, PrescriptionsQueryDto } from './prescriptions.dto.js';
import { findPrescription, listPrescriptions } from './prescriptions.queries.js';
import { SIGNED_PAPER_MESSAGES as SIGNED } from './signed-paper-messages.js';

/** A prescription that is being changed: locked after its journey. */
export interface LockedPrescription {
  journey: PatientJourneyRow;
  row: PrescriptionRow;
  side: OrderSide;
}

/** Medicines that a doctor prescribes on a case, and a pharmacy hands out. */
@Injectable()
export class Prescriptions {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly work: OrderWork,
    private readonly events: PrescriptionEvents,
    private readonly dispensing: Dispensing,
    private readonly medicines: Medicines,
    private readonly accesses: RecordAccesses,
    private readonly signatures: PrescriptionSignatures,
    private readonly proofs: DeliveryProofs,
  ) {}

  counts(user: CurrentUser): Promise<PrescriptionCounts> {
    return countPrescriptions(this.database.read(), user);
  }

  async pharmacies(): Promise<OrderRecipient[]> {
    const known = await assignmentCandidates(this.database.read(), { kind: 'prescription', limit: RECIPIENTS_MAX });
    return known.map(({ id, name }) => ({ id, name }));
  }

  /** Of a journey, which is written down; without a journey the caller's worklist. */
  async list(user: CurrentUser, query: PrescriptionsQueryDto): Promise<Page<Prescription>> {
    const page = await listPrescriptions(this.database.read(), user, query, this.clock.now());
    const [first] = page.items;
    if (query.journey_id !== undefined && first !== undefined) await this.detail(user, first.id);
    return page;
  }

  /** @throws AppError `not_found`, also for one that this user does not see */
  async detail(user: CurrentUser, id: string): Promise<Prescription> {
    const found = await findPrescription(this.database.read(), user, id, this.clock.now());
    if (found === undefined) throw notFound();
    const reader = readerOfOrder('prescription', found.side, found.prescription);
    await this.accesses.recordReading(user, reader, 'prescriptions');
    return found.prescription;
  }

  /**
   * What is written is signed with it: `PrescriptionSignatures.confirm` comes first.
   * @throws AppError `not_found` for a journey they do not treat anyone on, `invalid_fields`, `needs_reason` where something speaks against a medicine
   */
  async create(em: EntityManager, user: CurrentUser, form: NewPrescriptionDto): Promise<Prescription> {
    if (!(await mayOrderOn(within(em), user, form.journey_id))) throw notFound();
    const journey = await lockOpenJourney(em, form.journey_id);
    if (form.replaces !== undefined) await this.replace(em, user, journey, form.replaces);
    const assignment = await this.work.give(em, user, {
      kind: 'prescription',
      journey_id: journey.id,
      to: { id: form.pharmacy_id, field: 'pharmacy_id' },
      brief: form.note?.trim() || messages.no_prescription_note,
      due_at: form.due_at,
    });
    const checks = await this.medicines.check(within(em), {
      journey_id: journey.id,
      medicines: form.items.map(({ medicine }) => medicine),
    });
    this.medicines.refuseWithoutReason(
      checks,
      form.items.map(({ alert_reason }) => alert_reason),
      (at) => `items.${at}.alert_reason`,
      form.allergies_reason,
    );
    const now = this.clock.now();
    const row = em.create(PrescriptionRow, {
      id: this.ids.next(),
      assignment_id: assignment.id,
      journey_id: journey.id,
      doctor_id: user.id,
      status: 'written',
      replaces: form.replaces ?? null,
      version: 1,
      created_at: now,
      updated_at: now,
    });
    await em.flush();
    form.items.forEach((item, position) =>
      em.create(PrescriptionItemRow, {
        ...medicineOf(item, checks[position], form.allergies_reason),
        substitution: item.substitution,
        id: this.ids.next(),
        prescription_id: row.id,
        position,
        dispensed_quantity: 0,
      }),
    );
    await this.signatures.sign(em, user, row, form);
    await this.events.moved(em, user, journey, row, 'written', null);
    await this.publish(em, row);
    return this.found(em, user, row.id);
  }

  /**
   * The pharmacy and the staff move it on; who wrote it cancels it, and asks another pharmacy when the first has declined.
   * @throws AppError `not_found`, `not_allowed`, `stale_version`, `illegal_transition`, `invalid_fields`
   */
  change(
    user: CurrentUser,
    id: string,
    form: PrescriptionChangeDto,
    ifMatch: string | undefined,
  ): Promise<Prescription> {
    if (form.proof_upload_id !== undefined && form.status !== 'delivered')
      throw refusedFields([{ field: 'proof_upload_id', message: messages.photo_of_delivery }]);
    return this.proofs.take(user, form.proof_upload_id, (upload) =>
      this.database.write(async (em) => {
        const locked = await this.lock(em, user, id);
        refuseStale(ifMatch, locked.row.version);
        if (form.pharmacy_id !== undefined) await this.askAnother(em, user, locked, form.pharmacy_id);
        else if (form.status === undefined) throw refusedFields([{ field: 'status', message: messages.reason }]);
        else await this.step(em, user, locked, form.status, form, upload);
        await this.changed(em, locked.row);
        return this.found(em, user, id);
      }),
    );
  }

  /** @throws AppError `not_found` for one that this user does not see, `not_allowed` for the patient and for members who may only read */
  async lock(em: EntityManager, user: CurrentUser, id: string): Promise<LockedPrescription> {
    await refuseReaders(em, user);
    const found = await findPrescription(within(em), user, id, this.clock.now());
    if (found === undefined) throw notFound();
    if (found.side === 'patient') throw notAllowed();
    const journey = await lockJourney(em, found.prescription.journey_id);
    const row = await em.findOneOrFail(PrescriptionRow, { id }, FOR_UPDATE);
    return { journey, row, side: found.side };
  }

  async changed(em: EntityManager, row: PrescriptionRow): Promise<void> {
    row.version += 1;
    row.updated_at = this.clock.now();
    await em.flush();
    await this.publish(em, row);
  }

  async found(em: EntityManager, user: CurrentUser, id: string): Promise<Prescription> {
    await em.flush();
    const found = await findPrescription(within(em), user, id, this.clock.now());
    if (found === undefined) throw notFound();
    return found.prescription;
  }

  private publish(em: EntityManager, row: PrescriptionRow): Promise<void> {
    return this.work.publish(em, 'prescriptions.updated', row, row.doctor_id);
  }

  private async step(
    em: EntityManager,
    user: CurrentUser,
    { journey, row, side }: LockedPrescription,
    wanted: PrescriptionState,
    form: PrescriptionChangeDto,
    upload: TakenUpload | null,
  ): Promise<void> {
    // `delivered` is said of a part as well: what is left decides.
    const name = stepBetween<PrescriptionState, PrescriptionStep>(PRESCRIPTION_WORKFLOW, row.status, wanted);
    if (name === undefined) throw new AppError('illegal_transition', REFUSAL_MESSAGES.illegal_transition);
    if (name === 'cancel' ? side === 'partner' : side === 'orderer') throw notAllowed();
    // Questions and their answers have forms of their own.
    if (name === 'ask' || name === 'answer')
      throw new AppError('illegal_transition', REFUSAL_MESSAGES.illegal_transition);
    if (name === 'receive') await this.work.begun(em, user, 'prescription', row.assignment_id);
    let to = wanted;
    if (name === 'prepare') row.ready_at = this.clock.now();
    if (name === 'dispense') to = await this.dispensing.dispense(em, row, form.items ?? []);
    if (name === 'deliver') to = await this.dispensing.deliver(em, user, row, form, upload);
    if (name === 'cancel') {
      if ((form.reason ?? '').trim() === '') throw refusedFields([{ field: 'reason', message: messages.reason }]);
      await this.work.cancel(em, user, row.assignment_id);
      await em.refresh(row);
      row.cancelled_reason = form.reason ?? null;
      await this.signatures.end(em, row.id, 'withdrawn');
    }
    row.status = to;
    if (to === 'delivered') await this.work.finish(em, user, row.assignment_id);
    await this.events.moved(em, user, journey, row, name, form.received_by ?? form.reason ?? null);
  }

  /** The one that is corrected: cancelled, and its code shows that there is a newer one. */
  private async replace(em: EntityManager, user: CurrentUser, journey: PatientJourneyRow, id: string): Promise<void> {
    const { row } = await this.lock(em, user, id);
    const isOpen = PRESCRIPTION_WORKFLOW.cancel.from.some((state) => state === row.status);
    if (row.journey_id !== journey.id || row.doctor_id !== user.id || !isOpen)
      throw new AppError('illegal_transition', SIGNED.not_corrected);
    await this.work.cancel(em, user, row.assignment_id);
    await em.refresh(row);
    Object.assign(row, { status: 'cancelled', cancelled_reason: SIGNED.replaced });
    await this.signatures.end(em, row.id, 'replaced');
    await this.events.moved(em, user, journey, row, 'cancel', SIGNED.replaced);
    await this.changed(em, row);
  }

  private async askAnother(
    em: EntityManager,
    user: CurrentUser,
    { journey, row, side }: LockedPrescription,
    pharmacy_id: string,
  ): Promise<void> {
    if (side === 'partner') throw notAllowed();
    const before = await within(em)
      .selectFrom('assignments')
      .select(['status', 'brief'])
      .where('id', '=', row.assignment_id)
      .executeTakeFirstOrThrow();
    if (before.status !== 'declined' || row.status === 'cancelled')
      throw new AppError('illegal_transition', messages.not_declined);
    const next = await this.work.give(em, user, {
      kind: 'prescription',
      journey_id: journey.id,
      to: { id: pharmacy_id, field: 'pharmacy_id' },
      brief: before.brief,
      due_at: undefined,
    });
    row.assignment_id = next.id;
    row.status = 'written';
  }
}
