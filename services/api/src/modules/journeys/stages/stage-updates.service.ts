import { Injectable } from '@nestjs/common';
import {
  CASE_FACT_NAMES,
  type CaseFact,
  completeStage,
  currentStageOf,
  JOURNEY_STAGES,
  LAST_STAGE,
  missingFactsOf,
  type PatientJourney,
  patientStep,
  reopenStage,
  patientHref,
} from '@ayana/contracts/journey';
import { ENGLISH } from '@ayana/contracts/language';
import { notAllowed } from '../../../platform/app-error.js';
import { Clock } from '../../../platform/clock/clock.js';
import { type EntityManager, within } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { inLanguage } from '../../../platform/languages/current-language.js';
import { AuditTrail } from '../../activity/index.js';
import { NotificationsService } from '../../notifications/index.js';
import { refuseReaders } from '../../organisations/index.js';
import { factsOf } from '../facts/case-facts.queries.js';
import { AutomationQueue } from './automation-queue.js';
import { JourneyEntries } from '../journey-entries.js';
import { lockJourney, lockOpenJourney } from '../lock-journey.js';
import { JOURNEY_MESSAGES as messages } from '../messages.js';
import { readerOf } from '../readers/journey-readers.js';
import { refuseUnfitData } from './journey-data.js';
import { JourneyEvents } from './journey-events.js';
import type { PatientJourneyRow } from './journey.entity.js';
import { type StageUpdateDto } from './journeys.dto.js';

/** Changes stages of a journey (spec section 7): for staff, and for a doctor or partner with work on it. */
@Injectable()
export class StageUpdates {
  constructor(
    private readonly clock: Clock,
    private readonly entries: JourneyEntries,
    private readonly notifications: NotificationsService,
    private readonly trail: AuditTrail,
    private readonly automations: AutomationQueue,
    private readonly journeyEvents: JourneyEvents,
  ) {}

  /**
   * @returns the journey; an assignee does not read its data
   * @throws AppError `not_found`, `invalid_fields`, `not_allowed` for everyone but the staff and those whose work on it is accepted and not finished,
   * `illegal_transition` for a closed journey
   */
  async update(em: EntityManager, user: CurrentUser, update: StageUpdateDto): Promise<PatientJourney> {
    // Locked first: whose work it is cannot change until the stage has.
    const { stage_statuses } = await lockJourney(em, update.p_journey_id);
    const wasComplete = stage_statuses[update.p_stage_number]?.status === 'completed';
    const { kinds, assignments } = await readerOf(within(em), user, update.p_journey_id);
    const isStaff = kinds.includes('case_worker');
    const isAssignee = assignments.some(({ status }) => status === 'accepted') && update.p_stage_number < LAST_STAGE;
    if (!isStaff && !isAssignee) throw notAllowed();
    await refuseReaders(em, user);
    refuseUnfitData('p_data', update.p_data);
    const missing = missingFactsOf(update.p_stage_number, await factsOf(within(em), update.p_journey_id));
    const journey = await this.change(em, user, update);
    if (update.p_status === 'completed' && !wasComplete && missing.length > 0)
      this.noteMissing(em, user, update, missing);
    return isStaff ? journey : { ...journey, journey_data: {}, closed_reason: null };
  }

  /**
   * The status, the timeline, the patient's notification, the audit trail and what the stage sets off, in one transaction.
   * @param user null for the system
   * @param by whose doing completes it, where nobody has pressed anything
   */
  async change(
    em: EntityManager,
    user: CurrentUser | null,
    update: StageUpdateDto,
    by: string | null = user?.id ?? null,
  ): Promise<PatientJourney> {
    const { p_journey_id: id, p_stage_number: stage, p_status: to } = update;
    const journey = await lockOpenJourney(em, id);
    const from = journey.stage_statuses[stage]?.status;
    this.apply(journey, update);
    // Repeated, it changes nothing but what is said with it.
    const isChange = from !== to;
    if (isChange || update.p_notes !== undefined) this.addEntry(em, by, journey, update, from);
    if (isChange) {
      await this.trail.record(em, {
        action: 'journey.changed',
        actor: user,
        subject_id: journey.patient_id,
        details: { id, stage, from: from ?? null, to },
      });
      if (to === 'completed') {
        await this.notify(em, journey, stage);
        await this.automations.queue(em, id, stage);
      }
    }
    journey.version += 1;
    journey.updated_at = this.clock.now();
    await em.flush();
    return this.journeyEvents.changed(em, journey);
  }

  /** For the staff: it was completed by hand before what usually comes first. */
  private noteMissing(
    em: EntityManager,
    { id }: CurrentUser,
    { p_journey_id, p_stage_number }: StageUpdateDto,
    missing: readonly CaseFact[],
  ): void {
    this.entries.add(em, {
      journey_id: p_journey_id,
      event: 'stage_early',
      visibility: 'internal',
      actor_id: id,
      stage_number: p_stage_number,
      text: inLanguage(ENGLISH.tag, () => missing.map((fact) => CASE_FACT_NAMES[fact]).join(' ')),
    });
  }

  private apply(journey: PatientJourneyRow, { p_stage_number: stage, p_status, p_data }: StageUpdateDto): void {
    journey.stage_statuses =
      p_status === 'completed'
        ? completeStage(journey.stage_statuses, stage, this.clock.now())
        : reopenStage(journey.stage_statuses, stage);
    journey.current_stage = currentStageOf(journey.stage_statuses);
    if (p_data !== undefined) journey.journey_data = { ...journey.journey_data, ...p_data };
  }

  private addEntry(
    em: EntityManager,
    actor_id: string | null,
    { id, treatment_request_id }: PatientJourneyRow,
    { p_stage_number, p_status, p_notes }: StageUpdateDto,
    from: string | undefined,
  ): void {
    this.entries.add(em, {
      journey_id: id,
      treatment_request_id: treatment_request_id ?? null,
      event: 'stage',
      visibility: 'public',
      actor_id,
      stage_number: p_stage_number,
      from_state: from ?? null,
      to_state: p_status,
      text: p_notes ?? null,
    });
  }

  /** Notifies the patient, in the language of their account. */
  private async notify(em: EntityManager, { id, patient_id }: PatientJourneyRow, stage: number): Promise<void> {
    const patient = await within(em)
      .selectFrom('users')
      .select('language')
      .where('id', '=', patient_id)
      .executeTakeFirst();
    const facts = await factsOf(within(em), id);
    const texts = inLanguage(patient?.language ?? ENGLISH.tag, () => stageTexts(stage, facts));
    const place = { kind: 'journey', path: patientHref('home') } as const;
    await this.notifications.notify(em, { patient_id, journey_id: id, stage_number: stage, ...place, ...texts });
  }
}

/** What a patient reads once a stage is completed: what is next is said by what has happened. */
function stageTexts(stage: number, facts: ReadonlySet<CaseFact>): { title: string; message: string } {
  const completed = JOURNEY_STAGES[stage - 1];
  if (completed === undefined) throw new Error(`There is no stage ${stage}`);
  return {
    title: messages.stage_title(completed.label),
    message: stage === LAST_STAGE ? messages.stage_last : patientStep(facts).text,
  };
}
