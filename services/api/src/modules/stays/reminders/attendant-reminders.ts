import { patientHref, type TaskName } from '@ayana/contracts/journey';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '../../../platform/clock/clock.js';
import type { EntityManager } from '../../../platform/database/database.js';
import { CaseNotices, CaseSweep, JourneyTaskRow, lockJourney } from '../../journeys/index.js';
import { isFirstReminder } from './reminded.js';
import { REMINDER_MESSAGES as messages } from './reminder-messages.js';

const TASK: TaskName = 'travel.attendant_passports';
const DAY = 24 * 60 * 60_000;

/** Reminds patients, a day before it is due, of the passports of those who come along: their visas wait for it. */
@Injectable()
export class AttendantReminders {
  constructor(
    private readonly clock: Clock,
    private readonly sweep: CaseSweep,
    private readonly notices: CaseNotices,
  ) {}

  run(): Promise<number> {
    const soon = new Date(this.clock.now().getTime() + DAY);
    return this.sweep.each(
      sql`select task.id, task.journey_id from journey_tasks task
          join patient_journeys journey on journey.id = task.journey_id and journey.status = 'open'
        where task.automation = ${TASK} and task.status = 'open' and task.due_at <= ${soon}
          and not exists (select 1 from date_reminders said where said.key = ${`${TASK}.`}::text || task.id)
        order by task.due_at, task.id`,
      (em, row) => this.remind(em, row),
    );
  }

  private async remind(em: EntityManager, { id, journey_id }: { id: string; journey_id: string }): Promise<void> {
    const journey = await lockJourney(em, journey_id);
    const task = await em.findOne(JourneyTaskRow, { id, status: 'open' });
    if (task === null || !(await isFirstReminder(em, this.clock, { key: `${TASK}.${id}`, journey_id }))) return;
    await this.notices.toPatient(em, journey, { kind: 'task', path: patientHref('travel') }, () => ({
      title: messages.still_open,
      message: task.detail ?? task.title,
    }));
  }
}
