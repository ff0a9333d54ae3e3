import { FORM_C_HOURS, formCDue } from '@ayana/contracts/journey';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '../../../platform/clock/clock.js';
import { type EntityManager, within } from '../../../platform/database/database.js';
import { momentText } from '../../../platform/typesetting/paper-dates.js';
import { CaseSweep, JourneyTasks, lockJourney } from '../../journeys/index.js';
import { WorkNotices } from '../../notifications/index.js';
import { FILED, formCPlaces, formCsOf, IS_FOREIGNER } from '../form-c/form-c.queries.js';
import { FORM_C_MESSAGES as messages } from '../form-c/form-c-messages.js';
import { FORM_C_TASK } from '../form-c/form-c.service.js';
import { isFirstReminder } from './reminded.js';

const HOUR = 60 * 60_000;
const STAGE = 7;
/** The place is told at once, and again in the last hours; once it is late, the case manager has a task. */
const STEPS = { given: 0, last: FORM_C_HOURS - 6, late: FORM_C_HOURS } as const;
type Step = keyof typeof STEPS;
/** What is older than this is in the lists alone, in hours. */
const STALE = 7 * 24;

/** Reminds the places where foreigners stay of the Form C, each step once. */
@Injectable()
export class FormCReminders {
  constructor(
    private readonly clock: Clock,
    private readonly sweep: CaseSweep,
    private readonly tasks: JourneyTasks,
    private readonly work: WorkNotices,
  ) {}

  async run(): Promise<void> {
    const now = this.clock.now();
    for (const step of Object.keys(STEPS) as Step[])
      await this.sweep.each(
        sql`select place.place_id as id, place.journey_id from (${formCPlaces(now)}) place
            join patient_journeys journey on journey.id = place.journey_id and journey.status = 'open'
            left join users patient on patient.id = journey.patient_id
            left join patient_details details on details.patient_id = journey.patient_id
            left join ${FILED}
          where filed.id is null and ${IS_FOREIGNER} and place.since > ${new Date(now.getTime() - STALE * HOUR)}
            and place.since <= ${new Date(now.getTime() - STEPS[step] * HOUR)}
            and not exists (select 1 from date_reminders said where said.key = ${keyPrefix(step)}::text || place.place_id)
          order by place.since, place.place_id`,
        (em, row) => this.remind(em, row, step),
      );
  }

  private async remind(
    em: EntityManager,
    { id, journey_id }: { id: string; journey_id: string },
    step: Step,
  ): Promise<void> {
    await lockJourney(em, journey_id);
    const place = (await formCsOf(within(em), journey_id, this.clock.now())).find(({ place_id }) => place_id === id);
    if (place === undefined || place.filing !== null || place.assignment_id === null) return;
    if (!(await isFirstReminder(em, this.clock, { key: keyPrefix(step) + id, journey_id }))) return;
    const due_at = formCDue(new Date(place.since));
    if (step === 'late') {
      await this.tasks.add(em, {
        journey_id,
        stage_number: STAGE,
        title: messages.late(place.name),
        owner_kind: 'case_manager',
        due_at,
        automation: `${FORM_C_TASK}${id}`,
      });
      return;
    }
    // A place that could not be reminded in time is reminded once.
    if (step === 'given' && this.clock.now().getTime() >= due_at.getTime() - (FORM_C_HOURS - STEPS.last) * HOUR) return;
    const work = await within(em)
      .selectFrom('assignments')
      .select(['id', 'journey_id', 'kind', 'assignee_user_id', 'partner_id'])
      .where('id', '=', place.assignment_id)
      .executeTakeFirst();
    if (work === undefined) return;
    await this.work.inform(em, work, {
      kind: 'work_due',
      page: place.place === 'hospital' ? `admissions/${id}#form_c` : `work/${work.id}#form_c`,
      texts: (name) => ({ title: messages[step].title(name), message: messages[step].message(momentText(due_at)) }),
    });
  }
}

const keyPrefix = (step: Step): string => `form_c.${step}.`;
