import { Injectable } from '@nestjs/common';
import {
  TREATMENT_REQUEST_WORKFLOW,
  type TreatmentRequestState,
  type TreatmentRequestTransition,
} from '@ayana/contracts/journey';
import { Clock } from '../../../platform/clock/clock.js';
import { type EntityManager, FOR_UPDATE, within } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { Realtime } from '../../../platform/realtime/realtime.js';
import { Workflows } from '../../../platform/workflow/workflow.js';
import { AuditTrail } from '../../activity/index.js';
import { isCaseWorker } from '../case-worker.js';
import { JourneyEntries } from '../journey-entries.js';
import { TreatmentRequestRow } from './treatment-request.entity.js';
import { findTreatmentRequest, treatmentRequestOf } from './treatment-requests.queries.js';

/** The states of a treatment request, with its timeline, audit trail and events. */
@Injectable()
export class TreatmentRequestWorkflow extends Workflows<
  TreatmentRequestRow,
  TreatmentRequestState,
  TreatmentRequestTransition
> {
  constructor(
    clock: Clock,
    private readonly entries: JourneyEntries,
    private readonly trail: AuditTrail,
    realtime: Realtime,
  ) {
    super({
      clock,
      transitions: TREATMENT_REQUEST_WORKFLOW,
      lock: (em, actor, id) =>
        em.findOne(TreatmentRequestRow, { id, ...(isCaseWorker(actor) ? {} : { patient_id: actor.id }) }, FOR_UPDATE),
      stateOf: ({ status }) => status,
      enter: (_em, request, { to }) => {
        request.status = to;
      },
      addEntry: (em, request, { from, to, actor, note }) => this.addStatus(em, actor, request.id, from, to, note),
      audit: (em, request, { from, to, actor }) => this.audit(em, actor, request, from, to),
      publish: async (em, { id }) => {
        const row = await findTreatmentRequest(within(em), id);
        const type = 'treatment_requests.updated';
        realtime.publish(em, { type, data: treatmentRequestOf(row, true) }, { entry: 'case_work', user_ids: [] });
        realtime.publish(em, { type, data: treatmentRequestOf(row, false) }, { user_ids: [row.patient_id] });
      },
    });
  }

  /** Sets any status, as staff may (spec section 4). */
  async set(
    em: EntityManager,
    actor: CurrentUser,
    request: TreatmentRequestRow,
    status: TreatmentRequestState,
  ): Promise<void> {
    const from = request.status;
    if (from === status) return;
    request.status = status;
    this.addStatus(em, actor, request.id, from, status, null);
    await this.audit(em, actor, request, from, status);
  }

  private addStatus(
    em: EntityManager,
    actor: CurrentUser,
    treatment_request_id: string,
    from_state: TreatmentRequestState,
    to_state: TreatmentRequestState,
    text: string | null,
  ): void {
    const states = { from_state, to_state };
    this.entries.add(em, {
      treatment_request_id,
      event: 'status',
      visibility: 'public',
      actor_id: actor.id,
      text,
      ...states,
    });
  }

  private audit(
    em: EntityManager,
    actor: CurrentUser,
    { id, patient_id }: TreatmentRequestRow,
    from: TreatmentRequestState,
    to: TreatmentRequestState,
  ): Promise<void> {
    return this.trail.record(em, {
      action: 'treatment_request.changed',
      actor,
      subject_id: patient_id,
      details: { id, from, to },
    });
  }
}
