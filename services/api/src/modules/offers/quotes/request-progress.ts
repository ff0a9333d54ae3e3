import type { TreatmentRequestState } from '@ayana/contracts/journey';
import { Injectable } from '@nestjs/common';
import { type EntityManager, FOR_UPDATE } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { type PatientJourneyRow, TreatmentRequestRow, TreatmentRequestWorkflow } from '../../journeys/index.js';

/** The states a quote moves a request on from. One that went further stays. */
const BEFORE = {
  quoted: ['pending', 'in_review', 'waiting_for_patient'],
  accepted: ['pending', 'in_review', 'waiting_for_patient', 'quoted'],
} as const satisfies Partial<Record<TreatmentRequestState, readonly TreatmentRequestState[]>>;

/** Moves a journey's treatment request on with its quotes. */
@Injectable()
export class RequestProgress {
  constructor(private readonly workflow: TreatmentRequestWorkflow) {}

  async reach(
    em: EntityManager,
    actor: CurrentUser,
    { treatment_request_id: id }: PatientJourneyRow,
    status: keyof typeof BEFORE,
  ): Promise<void> {
    if (!id) return;
    const request = await em.findOne(TreatmentRequestRow, { id }, FOR_UPDATE);
    const before: readonly TreatmentRequestState[] = BEFORE[status];
    if (request === null || !before.includes(request.status)) return;
    await this.workflow.set(em, actor, request, status);
    await this.workflow.changed(em, request);
  }
}
