import { Injectable } from '@nestjs/common';
import {
  isStatusFurther,
  requestStatusOf,
  type TimedFact,
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
import type { PatientJourneyRow } from '../stages/journey.entity.js';
import { TreatmentRequestRow } from './treatment-request.entity.js';
import { findTreatmentRequest, treatmentRequestOf } from './treatment-requests.queries.js';

/** The states of a treatment request, with its timeline, audit trail and events. */
@Injectable()
export class TreatmentRequestWorkflow extends Workflows<
  TreatmentRequestRow,
  TreatmentRequestState,
  TreatmentRequestTransition
> {
  private readonly now: () => Date;

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
      enter: (_em, request, { to, actor }) => this.enter(request, to, actor),
      addEntry: (em, request, { from, to, actor, note }) => this.addStatus(em, actor, request.id, from, to, note),
      audit: (em, request, { from, to, actor }) => this.audit(em, actor, request, from, to),
      publish: async (em, { id }) => {
        const row = await findTreatmentRequest(within(em), id);
        const type = 'treatment_requests.updated';
        realtime.publish(em, { type, data: treatmentRequestOf(row, true) }, { entry: 'case_work', user_ids: [] });
        realtime.publish(em, { type, data: treatmentRequestOf(row, false) }, { user_ids: [row.patient_id] });
      },
    });
    this.now = () => clock.now();
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
    this.enter(request, status, actor);
    this.addStatus(em, actor, request.id, from, status, null);
    await this.audit(em, actor, request, from, status);
  }

  /**
   * Moves a request on with what has happened in its case; nobody presses anything.
   * @param isSettled false for a case of before there were facts: a status whose origin is not known only goes forward
   */
  async follow(em: EntityManager, id: string, facts: readonly TimedFact[], isSettled: boolean): Promise<void> {
    const request = await em.findOne(TreatmentRequestRow, { id }, FOR_UPDATE);
    if (request === null) return;
    const { status: from } = request;
    const to = statusBy(request, facts, isSettled);
    if (from === to) return;
    request.status = to;
    this.addStatus(em, null, id, from, to, null);
    await this.audit(em, null, request, from, to);
    await this.changed(em, request);
  }

  /** Whether the request of a case says less than what has happened in it. */
  async isBehind(
    em: EntityManager,
    {
      treatment_request_id: id,
      facts_settled_at,
    }: Pick<PatientJourneyRow, 'treatment_request_id' | 'facts_settled_at'>,
    facts: readonly TimedFact[],
  ): Promise<boolean> {
    const request = id ? await em.findOne(TreatmentRequestRow, { id }) : null;
    return request !== null && statusBy(request, facts, facts_settled_at != null) !== request.status;
  }

  /** What a person sets is a fact of its own. */
  private enter(request: TreatmentRequestRow, status: TreatmentRequestState, { id }: Pick<CurrentUser, 'id'>): void {
    Object.assign(request, { status, set_status: status, set_status_at: this.now(), set_status_by: id });
  }

  private addStatus(
    em: EntityManager,
    actor: CurrentUser | null,
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
      actor_id: actor?.id ?? null,
      text,
      ...states,
    });
  }

  private audit(
    em: EntityManager,
    actor: CurrentUser | null,
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

function statusBy(
  { status, set_status, set_status_at }: TreatmentRequestRow,
  facts: readonly TimedFact[],
  isSettled: boolean,
): TreatmentRequestState {
  const set = set_status && set_status_at ? { status: set_status, at: set_status_at } : null;
  const by = requestStatusOf(facts, set);
  return !isSettled && set === null && isStatusFurther(status, by) ? status : by;
}
