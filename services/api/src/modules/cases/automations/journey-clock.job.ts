import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LAST_STAGE, patientHref } from '@ayana/contracts/journey';
import { sql } from 'kysely';
import { Clock } from '../../../platform/clock/clock.js';
import { type EntityManager, within } from '../../../platform/database/database.js';
import { JobsService } from '../../../platform/jobs/index.js';
import { AssignmentClocks } from '../../work/index.js';
import {
  ARRIVAL_WATCH,
  CaseSettlement,
  CaseSweep,
  dayOf,
  type Found,
  lockJourney,
  StageUpdates,
} from '../../journeys/index.js';
import { DateReminders } from '../../stays/index.js';
import { checkInWaits } from '../../trips/index.js';
import { dayText } from '../../../platform/typesetting/paper-dates.js';
import { automationCase } from './automation-case.js';
import { Automations } from './automations.service.js';
import { CareSteps, CLOSES_LATER } from './care-steps.js';
import { CaseActions } from './case-actions.js';
import { AUTOMATION_MESSAGES as messages } from './messages.js';

/** After this one, someone watches whether the patient arrives, until the next is completed. */
const TRAVEL_STAGE = 6;
const ARRIVAL_STAGE = 7;
/** The time after the landing within which the arrival is confirmed, in milliseconds. */
const ARRIVES_WITHIN = 3 * 60 * 60_000;
/** From the end of the treatment to the discharge, the case manager asks every day. */
const TREATMENT_STAGE = 8;
const DISCHARGE_STAGE = 9;
/** Days before a quote lapses on which the patient is reminded. */
const QUOTE_REMINDER_DAYS = 3;

/**
 * What the clock does on cases: lets the clocks of handed-out work run, reminds of what has a date in a stay, reminds patients of quotes that lapse, puts arrivals that nobody
 * confirmed and daily check-ins on the list of the case manager, and ends a journey after its last check-in. Each row in a transaction of its own, each once.
 */
@Injectable()
export class JourneyClockJob implements OnModuleInit {
  constructor(
    private readonly sweep: CaseSweep,
    private readonly clock: Clock,
    private readonly jobs: JobsService,
    private readonly assignmentClocks: AssignmentClocks,
    private readonly actions: CaseActions,
    private readonly care: CareSteps,
    private readonly stages: StageUpdates,
    private readonly automations: Automations,
    private readonly settlement: CaseSettlement,
    private readonly reminders: DateReminders,
  ) {}

  onModuleInit(): void {
    this.jobs.work('journeys.clock', () => this.run());
  }

  async run(): Promise<void> {
    const now = this.clock.now();
    await this.settlement.run();
    await this.assignmentClocks.run();
    await this.reminders.run();
    await this.sweep.each(
      sql`select quote.id, quote.journey_id from quotes quote join patient_journeys journey on journey.id = quote.journey_id
        where quote.status = 'sent' and journey.status = 'open'
          and quote.valid_until between ${now}::date and ${now}::date + ${QUOTE_REMINDER_DAYS}::integer
          and not exists (select 1 from patient_notifications notice
            where notice.journey_id = quote.journey_id and notice.metadata->>'automation' = 'quote_lapses.' || quote.id)
        order by quote.valid_until, quote.id`,
      (em, row) => this.remindPatient(em, row),
    );
    await this.sweep.each(
      sql`select flight.id, flight.journey_id from patient_journeys journey
        join lateral (select leg.id, leg.journey_id, leg.status, coalesce(leg.ends_at, leg.starts_at) as at from travel_legs leg
          where leg.journey_id = journey.id and leg.kind = 'flight' and leg.status <> 'cancelled' and leg.time_known
          order by leg.starts_at desc, leg.id desc limit 1) flight on true
        where journey.status = 'open' and journey.stage_statuses->${String(TRAVEL_STAGE)}->>'status' = 'completed'
          and journey.stage_statuses->${String(ARRIVAL_STAGE)}->>'status' is distinct from 'completed'
          and flight.status in ('planned', 'booked') and flight.at < ${new Date(now.getTime() - ARRIVES_WITHIN)}
          and not exists (select 1 from travel_legs pickup where pickup.journey_id = journey.id
            and pickup.kind = 'pickup' and pickup.status = 'done')
          and not exists (select 1 from journey_tasks task
            where task.journey_id = journey.id and task.automation = ${ARRIVAL_WATCH} || flight.id)
        order by flight.at, flight.id`,
      async (em, { id, journey_id }) =>
        this.actions.task(await this.caseOf(em, journey_id), `${ARRIVAL_WATCH}${id}`, ARRIVAL_STAGE, {
          title: () => messages.travel.not_arrived,
          owner_kind: 'case_manager',
          due_at: now,
          subject_kind: 'travel_leg',
          subject_id: id,
        }),
    );
    await this.sweep.each(
      sql`select id, id as journey_id from patient_journeys journey
        where status = 'open' and stage_statuses->${String(TREATMENT_STAGE)}->>'status' = 'completed'
          and stage_statuses->${String(DISCHARGE_STAGE)}->>'status' is distinct from 'completed'
          and not exists (select 1 from admissions stay where stay.journey_id = journey.id and stay.status = 'discharged')
          and not exists (select 1 from journey_tasks task where task.journey_id = journey.id
            and task.automation = 'daily_check_in.' || to_char(${now}::timestamptz at time zone 'UTC', 'YYYY-MM-DD'))
        order by updated_at, id`,
      async (em, { journey_id }) => this.care.dailyCheckIn(await this.caseOf(em, journey_id)),
    );
    await this.sweep.each(
      sql`select journey.id, journey.id as journey_id from patient_journeys journey
        join check_ins last on last.journey_id = journey.id and last.day = 90 and last.answered_at is not null
        where journey.status = 'open' and journey.stage_statuses->${String(LAST_STAGE)}->>'status' is distinct from 'completed'
          and not ${checkInWaits(sql`journey.id`)}
        order by journey.updated_at, journey.id`,
      async (em, { journey_id }) =>
        void (await this.stages.change(em, null, {
          p_journey_id: journey_id,
          p_stage_number: LAST_STAGE,
          p_status: 'completed',
        })),
    );
    await this.sweep.each(
      sql`select closing.id, closing.journey_id from journey_automations closing
        join patient_journeys journey on journey.id = closing.journey_id
        where closing.name = 'close_journey' and closing.status = 'done' and journey.status = 'open'
          and journey.journey_data->${CLOSES_LATER} = 'true'::jsonb
          and journey.stage_statuses->${String(LAST_STAGE)}->>'status' = 'completed'
          and not ${checkInWaits(sql`journey.id`)}
        order by closing.updated_at, closing.id`,
      async (em, { id }) => void (await this.automations.again(em, id)),
    );
  }

  private async caseOf(em: EntityManager, journey_id: string) {
    return automationCase(em, await lockJourney(em, journey_id), this.clock.now());
  }

  private async remindPatient(em: EntityManager, { id, journey_id }: Found): Promise<void> {
    const of = await this.caseOf(em, journey_id);
    const quote = await within(em)
      .selectFrom('quotes as quote')
      .innerJoin('partner_hospitals as hospital', 'hospital.id', 'quote.partner_hospital_id')
      .select(['quote.valid_until', 'hospital.hospital_name'])
      .where('quote.id', '=', id)
      .where('quote.status', '=', 'sent')
      .executeTakeFirst();
    if (quote === undefined) return;
    const { hospital_name, valid_until } = quote;
    await this.actions.notifyPatient(of, `quote_lapses.${id}`, { kind: 'quote', path: patientHref('quotes') }, () => ({
      title: messages.quotes.soon,
      message: messages.quotes.lapses(hospital_name, dayText(dayOf(valid_until) ?? '')),
    }));
  }
}
