import { CASE_FACT_NAMES, isStatusFurther, requestStatusOf, staffRequestState } from '@ayana/contracts/journey';
import { ENGLISH } from '@ayana/contracts/language';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '../../../platform/clock/clock.js';
import { type EntityManager, FOR_UPDATE, within } from '../../../platform/database/database.js';
import { inLanguage } from '../../../platform/languages/current-language.js';
import { CaseSweep } from '../case-sweep.js';
import { lockJourney } from '../lock-journey.js';
import { JOURNEY_MESSAGES as messages } from '../messages.js';
import { TreatmentRequestRow } from '../requests/treatment-request.entity.js';
import type { PatientJourneyRow } from '../stages/journey.entity.js';
import { JourneyTasks } from '../tasks/journey-tasks.service.js';
import { timedFactsOf } from './case-facts.queries.js';
import { FactEffects } from './fact-effects.js';

/** Rounds of one run, each of a batch: the next run takes the others. */
const ROUNDS = 100;
/** Days the staff have to look at what cannot be derived. */
const DAYS = 14;

/**
 * Cases that were begun before there were facts are settled once: what facts end is ended and the status of the request follows, without a word
 * to anyone. A status that says more than has happened stays as it was; the case manager has a task to look at it.
 */
@Injectable()
export class CaseSettlement {
  constructor(
    private readonly sweep: CaseSweep,
    private readonly clock: Clock,
    private readonly effects: FactEffects,
    private readonly tasks: JourneyTasks,
  ) {}

  async run(): Promise<void> {
    for (let round = 0; round < ROUNDS; round += 1) {
      const settled = await this.sweep.each(
        sql`select id, id as journey_id from patient_journeys where facts_settled_at is null order by created_at, id`,
        (em, { id }) => this.settle(em, id),
      );
      if (settled === 0) return;
    }
  }

  private async settle(em: EntityManager, id: string): Promise<void> {
    const journey = await lockJourney(em, id);
    if (journey.facts_settled_at != null) return;
    await this.keepUnknown(em, journey);
    await this.effects.settle(em, journey);
    journey.facts_settled_at = this.clock.now();
    await em.flush();
  }

  /** A status that is further than what has happened, and that nobody is known to have set, holds as if one of the staff had set it now. */
  private async keepUnknown(em: EntityManager, journey: PatientJourneyRow): Promise<void> {
    const { treatment_request_id: id } = journey;
    const request = id ? await em.findOne(TreatmentRequestRow, { id }, FOR_UPDATE) : null;
    if (request === null || request.set_status != null) return;
    const facts = await timedFactsOf(within(em), journey.id);
    const derived = requestStatusOf(facts, null);
    if (!isStatusFurther(request.status, derived)) return;
    const now = this.clock.now();
    Object.assign(request, { set_status: request.status, set_status_at: now, set_status_by: null });
    if (journey.status === 'closed') return;
    const known = facts.map(({ fact }) => CASE_FACT_NAMES[fact]);
    await this.tasks.add(em, {
      journey_id: journey.id,
      stage_number: journey.current_stage,
      ...inLanguage(ENGLISH.tag, () => ({
        title: messages.facts_missing(staffRequestState(request.status)),
        detail: messages.facts_known(known.join(' ')),
      })),
      owner_kind: 'case_manager',
      due_at: new Date(now.getTime() + DAYS * 24 * 60 * 60_000),
      automation: 'facts_missing',
      subject_kind: 'treatment_request',
      subject_id: request.id,
    });
  }
}
