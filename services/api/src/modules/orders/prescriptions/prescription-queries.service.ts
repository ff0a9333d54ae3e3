import { leftToDispense, needsSubstitute, type Prescription } from '@ayana/contracts/journey';
import { Injectable } from '@nestjs/common';
import { AppError, notAllowed, notFound, refusedFields } from '../../../platform/app-error.js';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import { Database, type EntityManager, within } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { refuseOwnApproval } from '../../../platform/workflow/second-person.js';
import { REFUSAL_MESSAGES } from '../../../platform/http/problems/messages.js';
import { Medicines } from '../medicines/medicines.service.js';
import { ORDER_MESSAGES as messages } from '../../work/index.js';
import { PrescriptionEvents } from './prescription-events.js';
import { PrescriptionItemRow, PrescriptionQueryRow } from './prescription.entity.js';
import type { MedicineFormDto, PrescriptionAnswerDto, PrescriptionQuestionDto } from './prescriptions.dto.js';
import { medicineOf } from './medicines.js';
import { PrescriptionSignatures } from './prescription-signatures.service.js';
import { Prescriptions } from './prescriptions.service.js';

/** What a pharmacy asks the doctor about an item, and what the doctor answers. Meanwhile the prescription waits. */
@Injectable()
export class PrescriptionQueries {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly prescriptions: Prescriptions,
    private readonly events: PrescriptionEvents,
    private readonly medicines: Medicines,
    private readonly signatures: PrescriptionSignatures,
  ) {}

  /** Several items can be asked about before the doctor answers. */
  async ask(em: EntityManager, user: CurrentUser, id: string, form: PrescriptionQuestionDto): Promise<Prescription> {
    const { journey, row, side } = await this.prescriptions.lock(em, user, id);
    if (side === 'orderer') throw notAllowed();
    if (row.status !== 'received' && row.status !== 'query')
      throw new AppError('illegal_transition', REFUSAL_MESSAGES.illegal_transition);
    const item = await em.findOne(PrescriptionItemRow, { id: form.item_id, prescription_id: id });
    if (item === null) throw refusedFields([{ field: 'item_id', message: messages.query_item }]);
    if (leftToDispense(item) <= 0) throw refusedFields([{ field: 'item_id', message: messages.all_dispensed }]);
    if ((await em.count(PrescriptionQueryRow, { item_id: item.id, answer: null })) > 0)
      throw refusedFields([{ field: 'item_id', message: messages.query_open }]);
    const query = em.create(PrescriptionQueryRow, {
      id: this.ids.next(),
      prescription_id: id,
      item_id: item.id,
      question: form.question,
      proposed_medicine: form.proposed_medicine?.trim() || null,
      proposed_strength: form.proposed_strength?.trim() || null,
      asked_by: user.id,
      asked_at: this.clock.now(),
    });
    row.status = 'query';
    await em.flush();
    await this.events.moved(em, user, journey, row, 'ask', null);
    await this.events.asked(em, row, query.id);
    await this.prescriptions.changed(em, row);
    return this.prescriptions.found(em, user, id);
  }

  /** With the last open answer the pharmacy goes on. */
  async answer(user: CurrentUser, id: string, queryId: string, form: PrescriptionAnswerDto): Promise<Prescription> {
    // What is given instead is prescribed: the doctor signs it.
    const prescribes = form.answer !== 'not_allowed' && form.substitute !== undefined;
    if (prescribes) await this.signatures.confirm(user, form);
    return this.database.write(async (em) => {
      const { journey, row, side } = await this.prescriptions.lock(em, user, id);
      if (side === 'partner') throw notAllowed();
      const query = await em.findOne(PrescriptionQueryRow, { id: queryId, prescription_id: id });
      if (query === null) throw notFound();
      refuseOwnApproval(user, [query.asked_by, journey.patient_id]);
      if (query.answer != null || row.status !== 'query')
        throw new AppError('illegal_transition', messages.query_answered);
      const substitute = form.answer === 'not_allowed' ? undefined : form.substitute;
      if (substitute === undefined && needsSubstitute(form.answer, query.proposed_medicine))
        throw refusedFields([{ field: 'substitute', message: messages.other_medicine }]);
      Object.assign(query, {
        answer: form.answer,
        answer_medicine: form.answer === 'other' && substitute ? `${substitute.medicine} ${substitute.strength}` : null,
        answer_note: form.answer_note?.trim() || null,
        answered_by: user.id,
        answered_at: this.clock.now(),
      });
      if (substitute !== undefined) {
        await this.replace(em, journey.id, query.item_id, substitute, form.allergies_reason);
        await this.signatures.sign(em, user, row, form);
      }
      await em.flush();
      const isLast = (await em.count(PrescriptionQueryRow, { prescription_id: id, answer: null })) === 0;
      if (isLast) row.status = 'received';
      await this.events.moved(em, user, journey, row, 'answer', null);
      if (isLast) await this.events.answered(em, row, query.id);
      await this.prescriptions.changed(em, row);
      return this.prescriptions.found(em, user, id);
    });
  }

  /** What is given instead is an item of its own: its directions are those that the doctor wrote for it. */
  private async replace(
    em: EntityManager,
    journey_id: string,
    id: string,
    substitute: MedicineFormDto,
    allergiesReason: string | undefined,
  ): Promise<void> {
    const item = await em.findOneOrFail(PrescriptionItemRow, { id });
    const asked = { journey_id, medicines: [substitute.medicine], replaces: id };
    const checks = await this.medicines.check(within(em), asked);
    this.medicines.refuseWithoutReason(
      checks,
      [substitute.alert_reason],
      () => 'substitute.alert_reason',
      allergiesReason,
    );
    const next = em.create(PrescriptionItemRow, {
      ...medicineOf(substitute, checks[0], allergiesReason),
      id: this.ids.next(),
      prescription_id: item.prescription_id,
      position: item.position,
      substitution: item.substitution,
      dispensed_quantity: 0,
    });
    await em.flush();
    item.replaced_by = next.id;
  }
}
