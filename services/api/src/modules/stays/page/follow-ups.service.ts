import { FOLLOW_UPS_MAX, patientHref } from '@ayana/contracts/journey';
import { INDIA_ZONE } from '@ayana/contracts/places';
import { Injectable } from '@nestjs/common';
import { notFound, refusedFields } from '../../../platform/app-error.js';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import { type EntityManager, within } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { checkPlannedTimes } from '../../../platform/http/planned-times.js';
import { inLanguage } from '../../../platform/languages/current-language.js';
import { dayOfMoment } from '../../../platform/typesetting/paper-dates.js';
import { CaseNotices, JourneyTaskRow, JourneyTasks, patientLanguage } from '../../journeys/index.js';
import { STAY_MESSAGES as messages } from './stay-messages.js';
import { StayFollowUpRow } from './stay.entities.js';
import { StayWriting } from './stay-writing.service.js';
import type { NewStayFollowUpDto } from './stays.dto.js';

const TASK = 'stay_follow_up';
const STAGE = 9;

/** Visits and talks after the discharge: each is a task of the patient with its day. */
@Injectable()
export class FollowUps {
  constructor(
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly writing: StayWriting,
    private readonly tasks: JourneyTasks,
    private readonly notices: CaseNotices,
  ) {}

  /** @throws AppError as `StayWriting.lock`, `invalid_fields` for a time that has passed, `needs_confirmation` */
  async add(em: EntityManager, user: CurrentUser, id: string, { kind, at, text }: NewStayFollowUpDto): Promise<void> {
    const { stay, journey } = await this.writing.lock(em, user, id);
    const now = this.clock.now();
    const moment = new Date(at);
    checkPlannedTimes(
      now,
      { field: 'at', label: 'Time', at: moment, zone: INDIA_ZONE, isPlanned: true, isAhead: true },
      null,
    );
    if ((await em.count(StayFollowUpRow, { admission_id: id, removed_at: null })) >= FOLLOW_UPS_MAX)
      throw refusedFields([{ field: 'at', message: messages.too_many_dates }]);
    const row = em.create(StayFollowUpRow, {
      id: this.ids.next(),
      admission_id: id,
      kind,
      at: moment,
      text,
      added_by: user.id,
      added_at: now,
    });
    await em.flush();
    await this.tasks.add(em, {
      journey_id: journey.id,
      stage_number: STAGE,
      title: inLanguage(await patientLanguage(within(em), journey.id), () => messages.follow_up_task(kind, text)),
      owner_kind: 'patient',
      due_at: moment,
      automation: `${TASK}.${row.id}`,
    });
    await this.notices.toPatient(em, journey, { kind: 'task', path: patientHref('care') }, () => ({
      title: messages.follow_up_title,
      message: messages.follow_up(kind, dayOfMoment(moment)),
    }));
    await this.writing.written(em, user, journey, stay, 'follow_up_added');
  }

  /** It does not take place: the patient has not to do it any more. @throws AppError as `StayWriting.lock` */
  async remove(em: EntityManager, user: CurrentUser, id: string, followUp: string): Promise<void> {
    const { stay, journey } = await this.writing.lock(em, user, id);
    const row = await em.findOne(StayFollowUpRow, { id: followUp, admission_id: id, removed_at: null });
    if (row === null) throw notFound();
    row.removed_at = this.clock.now();
    await em.flush();
    const open = { journey_id: journey.id, automation: `${TASK}.${row.id}`, status: 'open' } as const;
    for (const task of await em.find(JourneyTaskRow, open)) await this.tasks.settle(em, user, task, 'waived');
    await this.writing.written(em, user, journey, stay, 'follow_up_removed');
  }
}
