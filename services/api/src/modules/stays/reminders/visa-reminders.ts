import { patientHref, VISA_SAID_DAYS, visaEnd } from '@ayana/contracts/journey';
import { ENGLISH } from '@ayana/contracts/language';
import { INDIA_ZONE } from '@ayana/contracts/places';
import { todayIn } from '@ayana/contracts/rules';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '../../../platform/clock/clock.js';
import { type EntityManager, within } from '../../../platform/database/database.js';
import { inLanguage } from '../../../platform/languages/current-language.js';
import { dayText } from '../../../platform/typesetting/paper-dates.js';
import {
  CaseNotices,
  CaseSweep,
  JourneyTasks,
  lockJourney,
  type NewTask,
  patientLanguage,
  type PatientJourneyRow,
} from '../../journeys/index.js';
import { type NoticedWork, WorkNotices } from '../../notifications/index.js';
import { VISA_PERIOD_MESSAGES as messages } from '../visa-periods/visa-messages.js';
import { visaDatesOf } from '../visa-periods/visa-ends.queries.js';
import { VISA_TASK } from '../visa-periods/visa-periods.service.js';
import { isFirstReminder } from './reminded.js';

const STAGE = 8;
/** A visa that ended longer ago is nobody’s work of today, in days. */
const OVER_DAYS = 30;

/** Reminds everyone concerned of the visa of someone in India that ends before the flight home: 14 days before its last day, and again 3 days before. */
@Injectable()
export class VisaReminders {
  constructor(
    private readonly clock: Clock,
    private readonly sweep: CaseSweep,
    private readonly tasks: JourneyTasks,
    private readonly notices: CaseNotices,
    private readonly work: WorkNotices,
  ) {}

  async run(): Promise<void> {
    const today = todayIn(INDIA_ZONE, this.clock.now());
    for (const days of VISA_SAID_DAYS)
      await this.sweep.each(
        sql`select journey.id, journey.id as journey_id from visa_ends visa
            join patient_journeys journey on journey.id = visa.journey_id and journey.status = 'open'
          where visa.valid_until between ${today}::date - ${OVER_DAYS}::integer and ${today}::date + ${days}::integer
            and (exists (select 1 from admissions stay where stay.journey_id = journey.id and stay.admitted_at is not null)
              or exists (select 1 from travel_legs flight where flight.journey_id = journey.id and flight.kind = 'flight' and flight.status = 'done'))
            and not exists (select 1 from travel_legs home where home.journey_id = journey.id and home.kind = 'return_flight'
              and (home.status = 'done' or (home.status in ('planned', 'booked') and home.time_known
                and (home.starts_at at time zone ${INDIA_ZONE})::date <= visa.valid_until)))
            and not exists (select 1 from date_reminders said
              where said.key = 'visa_ends.' || ${String(days)}::text || '.' || journey.id || '.' || visa.valid_until)
          order by visa.valid_until, journey.id`,
        (em, { journey_id }) => this.remind(em, journey_id, days),
      );
  }

  private async remind(em: EntityManager, id: string, days: number): Promise<void> {
    const journey = await lockJourney(em, id);
    const dates = await visaDatesOf(within(em), id);
    const end = visaEnd(dates, this.clock.now());
    if (end === null || dates.valid_until === null) return;
    const key = `${VISA_TASK}${days}.${id}.${dates.valid_until}`;
    if (!(await isFirstReminder(em, this.clock, { key, journey_id: id }))) return;
    const day = dates.valid_until;
    const asked = await this.ask(em, journey, day, end.due_at);
    // What was said to be done, or is over, is not asked again; one bell where both times came at once.
    if (!asked || end.said !== days) return;
    await this.notices.toPatient(em, journey, { kind: 'travel', path: patientHref('travel') }, () => ({
      title: messages.title,
      message: messages.text(dayText(day)),
    }));
    for (const { page, ...work } of await concerned(em, id))
      await this.work.inform(em, work, {
        kind: 'work_due',
        page,
        texts: (name) => ({ title: messages.work_title(name), message: messages.work_text(dayText(day)) }),
      });
  }

  /** The tasks of the patient, the case manager and the visa office. @returns whether the patient has theirs to do */
  private async ask(em: EntityManager, { id }: PatientJourneyRow, day: string, due_at: Date): Promise<boolean> {
    const shared = { journey_id: id, stage_number: STAGE, due_at } as const;
    const language = await patientLanguage(within(em), id);
    const add = async (
      who: string,
      task: Pick<NewTask, 'title' | 'owner_kind' | 'owner_id' | 'subject_kind'>,
    ): Promise<void> => {
      await this.tasks.add(em, { ...shared, ...task, automation: `${VISA_TASK}${who}.${day}` });
    };
    await add('patient', {
      title: inLanguage(language, () => messages.task(dayText(day))),
      owner_kind: 'patient',
      // It is done on the page of the trip.
      subject_kind: 'travel_leg',
    });
    const english = (text: () => string): string => inLanguage(ENGLISH.tag, text);
    await add('staff', { title: english(() => messages.staff_task(dayText(day))), owner_kind: 'case_manager' });
    const office = (await concerned(em, id)).find(({ kind }) => kind === 'visa_support');
    if (office?.partner_id != null)
      await add('office', {
        title: english(() => messages.office_task(dayText(day))),
        owner_kind: 'partner',
        owner_id: office.partner_id,
      });
    const open = await within(em)
      .selectFrom('journey_tasks')
      .select('id')
      .where('journey_id', '=', id)
      .where('automation', '=', `${VISA_TASK}patient.${day}`)
      .where('status', '=', 'open')
      .executeTakeFirst();
    return open !== undefined;
  }
}

/** The visa office of a case, and the hospital where the patient is. */
async function concerned(em: EntityManager, journey_id: string): Promise<(NoticedWork & { page: string })[]> {
  const { rows } = await sql<NoticedWork & { page: string }>`
    (select work.id, work.journey_id, work.kind, work.assignee_user_id, work.partner_id, 'work/' || work.id || '#visa' as page
      from assignments work where work.journey_id = ${journey_id} and work.kind = 'visa_support' and work.partner_hospital_id is null
        and work.status in ('accepted', 'done') order by work.created_at desc limit 1)
    union all
    select work.id, work.journey_id, work.kind, work.assignee_user_id, work.partner_id, 'admissions/' || stay.id || '#form_c'
      from admissions stay join quotes quote on quote.id = stay.quote_id join assignments work on work.id = quote.assignment_id
      where stay.journey_id = ${journey_id} and stay.status = 'admitted'`.execute(within(em));
  return rows;
}
