import { Injectable } from '@nestjs/common';
import type { TaskOwnerKind } from '@ayana/contracts/journey';
import { sql } from 'kysely';
import { within } from '../../../platform/database/database.js';
import { Assignments } from '../assignments/assignments.service.js';
import { type AutomationCase, daysFrom } from './automation-case.js';
import { CaseActions } from './case-actions.js';
import { AUTOMATION_MESSAGES as M } from './messages.js';

const VISA_LETTER_DAYS = 3;
const STAGE = 6;

type PlannedTask = Exclude<keyof typeof M.travel, 'visa_letter_brief'>;
/** Days before the admission, and whose task it is. */
const PLAN: readonly (readonly [task: PlannedTask, before: number, owner: TaskOwnerKind])[] = [
  ['visa', 30, 'patient'],
  ['flights', 21, 'patient'],
  ['lodging', 14, 'case_manager'],
  ['ticket', 10, 'patient'],
];

/** From the accepted quote to the arrival. */
@Injectable()
export class TravelSteps {
  constructor(
    private readonly actions: CaseActions,
    private readonly assignments: Assignments,
  ) {}

  /** Without an accepted quote that names a deposit, the case manager records it by hand. */
  async recordDeposit(of: AutomationCase): Promise<void> {
    const quote = await acceptedQuote(of);
    if (quote?.deposit) {
      const { id: quote_id, deposit: amount, currency } = quote;
      const recorded_at = of.now.toISOString();
      if (of.journey.journey_data['deposit'] === undefined)
        this.actions.note(of, { deposit: { quote_id, amount, currency, recorded_at } });
      return;
    }
    await this.forCaseManager(of, 'deposit', 5, daysFrom(of.now, 2));
  }

  /** Counted back from the day of admission; what is late already is due tomorrow. */
  async planTravel(of: AutomationCase): Promise<void> {
    const admission = await admissionOf(of);
    const tomorrow = daysFrom(of.now, 1);
    if (admission === null) await this.forCaseManager(of, 'admission', STAGE, daysFrom(of.now, 3));
    for (const [task, before, owner_kind] of PLAN) {
      const day = admission === null ? null : daysFrom(admission, -before);
      await this.actions.task(of, `plan_travel.${task}`, STAGE, {
        title: () => M.travel[task],
        owner_kind,
        due_at: day === null || day > tomorrow ? day : tomorrow,
        subject_kind: 'travel_leg',
      });
    }
  }

  /** Asked of the chosen hospital; the case manager asks where there is none. */
  async askVisaLetter(of: AutomationCase): Promise<void> {
    const { em, journey, treatment, now } = of;
    const quote = await acceptedQuote(of);
    const due_at = daysFrom(now, VISA_LETTER_DAYS);
    if (quote === undefined) return this.forCaseManager(of, 'visa_letter', STAGE, due_at);
    const asked = await within(em)
      .selectFrom('assignments')
      .select('status')
      .where('journey_id', '=', journey.id)
      .where('kind', '=', 'visa_support')
      .where('partner_id', '=', quote.partner_id)
      .where('status', '<>', 'cancelled')
      .execute();
    if (asked.some(({ status }) => status !== 'declined')) return;
    // It has declined: a person asks.
    if (asked.length > 0) return this.forCaseManager(of, 'visa_letter', STAGE, due_at);
    await this.assignments.add(em, {
      journey_id: journey.id,
      kind: 'visa_support',
      partner_id: quote.partner_id,
      partner_hospital_id: quote.partner_hospital_id,
      brief: M.travel.visa_letter_brief(treatment?.name ?? ''),
      due_at,
    });
  }

  async watchArrival(of: AutomationCase): Promise<void> {
    const admission = await admissionOf(of);
    const due_at = daysFrom(admission ?? of.now, admission === null ? 2 : -2);
    this.actions.note(of, { arrival_watch: true });
    await this.forCaseManager(of, 'pickup', 7, due_at);
    await this.forCaseManager(of, 'interpreter', 7, due_at);
  }

  private forCaseManager(of: AutomationCase, task: PlannedTask, stage: number, due_at: Date): Promise<void> {
    const title = () => M.travel[task];
    return this.actions.task(of, `travel.${task}`, stage, { title, owner_kind: 'case_manager', due_at });
  }
}

function acceptedQuote({ em, journey }: AutomationCase) {
  return within(em)
    .selectFrom('quotes as quote')
    .innerJoin('partner_hospitals as hospital', 'hospital.id', 'quote.partner_hospital_id')
    .select(['quote.id', 'quote.deposit', 'quote.currency', 'quote.partner_hospital_id', 'hospital.partner_id'])
    .where('quote.journey_id', '=', journey.id)
    .where('quote.status', '=', 'accepted')
    .executeTakeFirst();
}

/** The planned admission, else the first day the patient can travel; null while neither is known. */
async function admissionOf({ em, journey, preferred_from }: AutomationCase): Promise<Date | null> {
  const leg = await within(em)
    .selectFrom('travel_legs')
    .select(sql<string | null>`min(starts_at)`.as('starts_at'))
    .where('journey_id', '=', journey.id)
    .where('kind', '=', 'admission')
    .where('status', '<>', 'cancelled')
    .executeTakeFirst();
  const day = leg?.starts_at ?? preferred_from;
  return day === null ? null : new Date(day);
}
