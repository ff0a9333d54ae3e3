import { type CheckIn, type CheckInAnswers, RED_FLAG_NAMES, redFlagsOf, type TaskName } from '@ayana/contracts/journey';
import { ENGLISH, listText, upperFirst } from '@ayana/contracts/language';
import { Injectable } from '@nestjs/common';
import { AppError, notFound } from '../../../platform/app-error.js';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import { type EntityManager, FOR_UPDATE, within } from '../../../platform/database/database.js';
import { inLanguage } from '../../../platform/languages/current-language.js';
import { Realtime } from '../../../platform/realtime/realtime.js';
import { MessagingService } from '../../messaging/index.js';
import {
  CaseNotices,
  JOURNEY_MESSAGES as messages,
  JourneyEntries,
  journeyOfPart,
  JourneyTaskRow,
  lockJourney,
  type PatientJourneyRow,
} from '../../journeys/index.js';
import { CheckInRow } from './check-in.entity.js';
import type { CheckInFormDto } from './check-ins.dto.js';
import { findCheckIn } from './check-ins.queries.js';

/** The case manager calls within this time after red flags, in milliseconds. */
const CALL_WITHIN = 60 * 60 * 1000;
const FOLLOW_UP_STAGE = 10;

/** Stores the answer of a check-in. Red flags reach the case manager at once: a task, an event, a mail. */
@Injectable()
export class CheckInAnswering {
  constructor(
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly entries: JourneyEntries,
    private readonly notices: CaseNotices,
    private readonly messaging: MessagingService,
    private readonly realtime: Realtime,
  ) {}

  /**
   * @param patientId whose check-in it must be; null when the link said so
   * @throws AppError `not_found`, `illegal_transition` for one that is not due, or answered
   */
  async answer(em: EntityManager, id: string, patientId: string | null, form: CheckInFormDto): Promise<CheckIn> {
    const now = this.clock.now();
    const found = await findCheckIn(within(em), id, now);
    if (found === undefined) throw notFound();
    const journey = await lockJourney(em, found.journey_id);
    if (patientId !== null && journey.patient_id !== patientId) throw notFound();
    const row = await em.findOneOrFail(CheckInRow, { id }, FOR_UPDATE);
    if (row.answered_at != null) throw new AppError('illegal_transition', messages.check_in_answered);
    if (!found.is_due) throw new AppError('illegal_transition', messages.check_in_not_due);
    const { pain, fever, wound, medicine_taken } = form;
    const answers: CheckInAnswers = { pain, fever, wound, medicine_taken, worry: form.worry?.trim() || null };
    const red_flags = redFlagsOf(answers);
    Object.assign(row, { ...answers, red_flags, answered_at: now, updated_at: now });
    await em.flush();
    this.addEntry(em, journey, 'public', null);
    if (red_flags.length > 0) await this.alarm(em, journey, row, answers);
    await em.flush();
    this.publish(em, journey, id);
    return this.read(em, id);
  }

  /** A member of staff has seen an answer. */
  async seen(em: EntityManager, id: string, userId: string): Promise<CheckIn> {
    const journey_id = await journeyOfPart(em, 'check_ins', id);
    if (journey_id === null) throw notFound();
    const journey = await lockJourney(em, journey_id);
    const row = await em.findOneOrFail(CheckInRow, { id }, FOR_UPDATE);
    if (row.answered_at == null) throw new AppError('illegal_transition', messages.check_in_not_due);
    const now = this.clock.now();
    if (row.seen_at == null) Object.assign(row, { seen_by: userId, seen_at: now, updated_at: now });
    await em.flush();
    this.publish(em, journey, id);
    return this.read(em, id);
  }

  private async alarm(
    em: EntityManager,
    journey: PatientJourneyRow,
    { id, day, red_flags }: CheckInRow,
    { pain, worry }: CheckInAnswers,
  ): Promise<void> {
    const now = this.clock.now();
    const texts = inLanguage(ENGLISH.tag, () => {
      const flags = upperFirst(listText(red_flags.map((flag) => RED_FLAG_NAMES[flag])));
      const detail = messages.red_flag_detail(flags, pain);
      return {
        flags,
        title: messages.red_flag_task(day),
        detail: worry === null ? detail : messages.red_flag_worry(detail, worry),
      };
    });
    this.addEntry(em, journey, 'internal', texts.flags);
    const task = em.create(JourneyTaskRow, {
      id: this.ids.next(),
      journey_id: journey.id,
      stage_number: FOLLOW_UP_STAGE,
      title: texts.title,
      detail: texts.detail,
      owner_kind: 'case_manager',
      due_at: new Date(now.getTime() + CALL_WITHIN),
      status: 'open',
      subject_kind: 'check_in',
      subject_id: id,
      automation: `red_flags.${id}` satisfies TaskName,
      version: 1,
      created_at: now,
      updated_at: now,
    });
    const data = { journey_id: journey.id, id: task.id };
    this.realtime.publish(em, { type: 'tasks.changed', data }, { entry: 'case_work', user_ids: [] });
    const staff = await this.notices.staffOf(em, journey);
    // Mails are read on many screens: what the patient answered stays on the case.
    await this.messaging.queueMail(em, {
      template: 'check_in_red_flags',
      journey_id: journey.id,
      to: staff.email,
      data: { name: staff.name, path: `/case-manager/cases/${journey.id}?section=care` },
      dedupe_key: `check_in:${id}:red_flags`,
    });
  }

  private addEntry(
    em: EntityManager,
    journey: PatientJourneyRow,
    visibility: 'public' | 'internal',
    text: string | null,
  ): void {
    this.entries.add(em, {
      journey_id: journey.id,
      event: 'check_in_answered',
      visibility,
      actor_id: visibility === 'public' ? journey.patient_id : null,
      stage_number: FOLLOW_UP_STAGE,
      text,
    });
  }

  private publish(em: EntityManager, { id: journey_id, patient_id }: PatientJourneyRow, id: string): void {
    this.realtime.publish(
      em,
      { type: 'check_ins.updated', data: { journey_id, id } },
      { entry: 'case_work', user_ids: [patient_id] },
    );
  }

  private async read(em: EntityManager, id: string): Promise<CheckIn> {
    const checkIn = await findCheckIn(within(em), id, this.clock.now());
    if (checkIn === undefined) throw notFound();
    return checkIn;
  }
}
