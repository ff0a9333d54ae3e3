import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import {
  completeStage,
  currentStageOf,
  firstStageStatuses,
  FIRST_STAGE,
  JOURNEY_STAGES,
  type PatientJourney,
  reopenStage,
} from '@ayana/contracts/journey';
import { ENGLISH } from '@ayana/contracts/language';
import { AppError, notFound, refusedFields } from '../../../platform/app-error.js';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import { Database, type EntityManager, within } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import type { Page } from '../../../platform/http/cursor.js';
import { inLanguage } from '../../../platform/languages/current-language.js';
import { Realtime } from '../../../platform/realtime/realtime.js';
import { AuditTrail } from '../../activity/index.js';
import { NotificationsService } from '../../notifications/index.js';
import { JourneyEntries } from '../journey-entries.js';
import { JOURNEY_MESSAGES as M } from '../messages.js';
import { TreatmentRequestRow } from '../requests/treatment-request.entity.js';
import { PatientJourneyRow } from './journey.entity.js';
import { JOURNEYS_DEFAULT, type JourneysQueryDto, type NewJourneyDto, type StageUpdateDto } from './journeys.dto.js';
import { journeyOf, latestJourney, listJourneys } from './journeys.queries.js';

/** Patients' journeys and their stages (spec sections 3, 4 and 7). Patients see their own, staff every one. */
@Injectable()
export class Journeys {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly entries: JourneyEntries,
    private readonly notifications: NotificationsService,
    private readonly trail: AuditTrail,
    private readonly realtime: Realtime,
  ) {}

  list(user: CurrentUser, { limit = JOURNEYS_DEFAULT, ...query }: JourneysQueryDto): Promise<Page<PatientJourney>> {
    return listJourneys(this.database.read(), user, { ...query, limit });
  }

  /** The caller's own newest journey; null where there is none. */
  latest(user: CurrentUser): Promise<PatientJourney | null> {
    return latestJourney(this.database.read(), user.id);
  }

  /**
   * Begins a journey: stage 1 is completed, stage 2 waits (spec section 4).
   * @throws AppError `invalid_fields` for a patient or a request that does not exist, or a request with a journey
   */
  async begin(em: EntityManager, user: CurrentUser, form: NewJourneyDto): Promise<PatientJourney> {
    await this.refuseUnknown(em, form);
    const now = this.clock.now();
    const journey = em.create(PatientJourneyRow, {
      id: this.ids.next(),
      patient_id: form.patient_id,
      treatment_request_id: form.treatment_request_id ?? null,
      current_stage: FIRST_STAGE,
      stage_statuses: firstStageStatuses(now),
      journey_data: form.journey_data ?? {},
      status: 'open',
      version: 1,
      created_at: now,
      updated_at: now,
    });
    await em.flush();
    this.entries.add(em, {
      journey_id: journey.id,
      treatment_request_id: journey.treatment_request_id ?? null,
      event: 'journey_begun',
      visibility: 'public',
      actor_id: user.id,
      stage_number: FIRST_STAGE,
    });
    await this.trail.record(em, {
      action: 'journey.changed',
      actor: user,
      subject_id: journey.patient_id,
      details: { id: journey.id, to: 'open' },
    });
    return this.publish(em, journey);
  }

  /** Changes a stage: its status, the timeline, the patient's notification and the audit trail in one transaction. */
  async updateStage(user: CurrentUser, update: StageUpdateDto): Promise<PatientJourney> {
    return this.database.write(async (em) => {
      const journey = await em.findOne(
        PatientJourneyRow,
        { id: update.p_journey_id },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      if (journey === null) throw notFound();
      if (journey.status === 'closed') throw new AppError('illegal_transition', M.journey_closed);
      const from = journey.stage_statuses[update.p_stage_number]?.status;
      this.apply(journey, update);
      // Repeated, it changes nothing but what is said with it.
      const isChange = from !== update.p_status;
      if (isChange || update.p_notes !== undefined) this.addStage(em, user, journey, update, from);
      if (isChange) {
        await this.trail.record(em, {
          action: 'journey.changed',
          actor: user,
          subject_id: journey.patient_id,
          details: { id: journey.id, stage: update.p_stage_number, from: from ?? null, to: update.p_status },
        });
        if (update.p_status === 'completed') await this.notify(em, journey, update.p_stage_number);
      }
      journey.version += 1;
      journey.updated_at = this.clock.now();
      await em.flush();
      return this.publish(em, journey);
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

  private addStage(
    em: EntityManager,
    user: CurrentUser,
    { id, treatment_request_id }: PatientJourneyRow,
    { p_stage_number, p_status, p_notes }: StageUpdateDto,
    from: string | undefined,
  ): void {
    this.entries.add(em, {
      journey_id: id,
      treatment_request_id: treatment_request_id ?? null,
      event: 'stage',
      visibility: 'public',
      actor_id: user.id,
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
    const texts = inLanguage(patient?.language ?? ENGLISH.tag, () => stageTexts(stage));
    await this.notifications.notify(em, { patient_id, journey_id: id, stage_number: stage, ...texts });
  }

  private async refuseUnknown(em: EntityManager, { patient_id, treatment_request_id }: NewJourneyDto): Promise<void> {
    const patient = await within(em)
      .selectFrom('users')
      .select('id')
      .where('id', '=', patient_id)
      .where('role', 'in', ['patient', 'unverified_user'])
      .executeTakeFirst();
    if (patient === undefined) throw refusedFields([{ field: 'patient_id', message: M.unknown_patient }]);
    if (treatment_request_id === undefined) return;
    // Locked, so that two who begin the journey of one request do it one after the other.
    const request = await em.findOne(
      TreatmentRequestRow,
      { id: treatment_request_id, patient_id },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    if (request === null) throw refusedFields([{ field: 'treatment_request_id', message: M.unknown_request }]);
    if ((await em.findOne(PatientJourneyRow, { treatment_request_id })) !== null)
      throw refusedFields([{ field: 'treatment_request_id', message: M.one_journey }]);
  }

  private publish(em: EntityManager, journey: PatientJourneyRow): PatientJourney {
    const data = journeyOf(journey as Parameters<typeof journeyOf>[0]);
    this.realtime.publish(em, { type: 'journey.updated', data }, { entry: 'case_work', user_ids: [data.patient_id] });
    return data;
  }
}

/** What a patient reads once a stage is completed. */
function stageTexts(stage: number): { title: string; message: string } {
  const [completed, next] = [JOURNEY_STAGES[stage - 1], JOURNEY_STAGES[stage]];
  if (completed === undefined) throw new Error(`There is no stage ${stage}`);
  return {
    title: M.stage_title(completed.label),
    message: next === undefined ? M.stage_last : M.stage_next(next.label, next.what),
  };
}
