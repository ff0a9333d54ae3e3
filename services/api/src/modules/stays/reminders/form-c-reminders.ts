import { FORM_C_HOURS, FORM_C_PLACE_NAMES, formCDue } from '@ayana/contracts/journey';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '../../../platform/clock/clock.js';
import { type EntityManager, within } from '../../../platform/database/database.js';
import { momentText } from '../../../platform/typesetting/paper-dates.js';
import { CaseSweep, FORM_C_TASK, JourneyTasks, lockJourney } from '../../journeys/index.js';
import { WorkNotices } from '../../notifications/index.js';
import {
  FILED,
  formCPlaces,
  formCsOf,
  IS_FOREIGNER,
  isFromBefore,
  type StoredFormC,
} from '../form-c/form-c.queries.js';
import { FORM_C_MESSAGES as messages } from '../form-c/form-c-messages.js';
import { isFirstReminder } from './reminded.js';

const HOUR = 60 * 60_000;
const STAGE = 7;
/**
 * The place is told at once, and again in the last hours; once it is late, the case manager has a task. For a place that has no such work the case
 * manager has it at once.
 */
const STEPS = { ask: 0, given: 0, last: FORM_C_HOURS - 6, late: FORM_C_HOURS } as const;
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
          where filed.id is null and ${IS_FOREIGNER} and not ${isFromBefore(sql`place.since`)}
            and (place.assignment_id is null) = ${step === 'ask'} and place.since > ${new Date(now.getTime() - STALE * HOUR)}
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
    if (place === undefined || place.filing !== null || (place.assignment_id === null) !== (step === 'ask')) return;
    if (!(await isFirstReminder(em, this.clock, { key: keyPrefix(step) + id, journey_id }))) return;
    if (place.assignment_id === null) return this.giveTask(em, place, messages.ask);
    if (step === 'late') return this.giveTask(em, place, messages.late);
    const due_at = formCDue(new Date(place.since));
    // A place that could not be reminded in time is reminded once.
    if (step === 'given' && this.clock.now().getTime() >= due_at.getTime() - (FORM_C_HOURS - STEPS.last) * HOUR) return;
    const said = step === 'last' ? 'last' : 'given';
    const work = await within(em)
      .selectFrom('assignments')
      .select(['id', 'journey_id', 'kind', 'assignee_user_id', 'partner_id'])
      .where('id', '=', place.assignment_id)
      .executeTakeFirst();
    if (work === undefined) return;
    await this.work.inform(em, work, {
      kind: 'work_due',
      page: place.place === 'hospital' ? `admissions/${id}#form_c` : `work/${work.id}#form_c`,
      texts: (name) => ({ title: messages[said].title(name), message: messages[said].message(momentText(due_at)) }),
    });
  }

  private async giveTask(
    em: EntityManager,
    { journey_id, place, place_id, name, since }: StoredFormC,
    title: (place: string) => string,
  ): Promise<void> {
    await this.tasks.add(em, {
      journey_id,
      stage_number: STAGE,
      title: title(name === '' ? FORM_C_PLACE_NAMES[place] : name),
      owner_kind: 'case_manager',
      due_at: formCDue(new Date(since)),
      automation: `${FORM_C_TASK}${place_id}`,
    });
  }
}

const keyPrefix = (step: Step): string => `form_c.${step}.`;
