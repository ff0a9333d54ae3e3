import { Injectable } from '@nestjs/common';
import { LANGUAGE_TAGS } from '@ayana/contracts/catalogue';
import { arrivalOf, dueBefore, meetBy, type TaskOwnerKind, TRIP_TASKS, type TripTask } from '@ayana/contracts/journey';
import { INDIA_ZONE } from '@ayana/contracts/places';
import { sql } from 'kysely';
import { within } from '../../../platform/database/database.js';
import { findQuote, Payments } from '../../offers/index.js';
import { Assignments, rankedCandidates } from '../../work/index.js';
import { LetterTasks, TravelLegs, VisaLetterRow, whenText } from '../../trips/index.js';
import {
  admissionOf,
  type ArrivalNeed,
  arrivalTimes,
  flightOf,
  TravelLegRow,
  TRIP_TASK_PREFIX,
} from '../../journeys/index.js';
import { NeedChanges, ResourceNeedRow } from '../../resources/index.js';
import { type AutomationCase, daysFrom } from './automation-case.js';
import { CaseActions } from './case-actions.js';
import { AUTOMATION_MESSAGES as messages } from './messages.js';

const VISA_LETTER_DAYS = 3;
const STAGE = 6;

interface Trip {
  admission: Date | null;
  flight: TravelLegRow | null;
  city_id: string | null;
}

type PlannedTask = Exclude<
  keyof typeof messages.travel,
  'visa_letter_brief' | 'pickup_brief' | 'pickup_need' | 'interpreter_need' | 'not_arrived' | TripTask
>;
/** Whose task each is. */
const OWNERS: Readonly<Record<TripTask, TaskOwnerKind>> = {
  visa: 'patient',
  flights: 'patient',
  lodging: 'case_manager',
  ticket: 'patient',
};

/** From the accepted quote to the arrival. */
@Injectable()
export class TravelSteps {
  constructor(
    private readonly actions: CaseActions,
    private readonly assignments: Assignments,
    private readonly legs: TravelLegs,
    private readonly letterTasks: LetterTasks,
    private readonly needs: NeedChanges,
    private readonly payments: Payments,
  ) {}

  /** Without an accepted quote that names a deposit, the case manager records it by hand. */
  async recordDeposit(of: AutomationCase): Promise<void> {
    const quote = await acceptedQuote(of);
    if (quote?.deposit) {
      const { id: quote_id, deposit: amount, currency } = quote;
      const accepted = await findQuote(within(of.em), quote_id);
      if (accepted !== undefined) await this.payments.expect(of.em, of.journey, accepted);
      const recorded_at = of.now.toISOString();
      if (of.journey.journey_data['deposit'] === undefined)
        this.actions.note(of, { deposit: { quote_id, amount, currency, recorded_at } });
      return;
    }
    await this.forCaseManager(of, 'deposit', 5, daysFrom(of.now, 2));
  }

  /** Counted back from the day of admission; what is late already is due tomorrow. */
  async planTravel(of: AutomationCase): Promise<void> {
    const admission = await admissionOf(of.em, of.journey.id);
    if (admission === null) await this.forCaseManager(of, 'admission', STAGE, daysFrom(of.now, 3));
    for (const task of Object.keys(TRIP_TASKS) as TripTask[])
      await this.actions.task(of, `${TRIP_TASK_PREFIX}${task}`, STAGE, {
        title: () => messages.travel[task],
        owner_kind: OWNERS[task],
        due_at: dueBefore(admission, task, of.now),
        subject_kind: 'travel_leg',
      });
  }

  /** Asked of the chosen hospital, unless it has issued one, and of the patient what it needs; the case manager asks where there is none. */
  async askVisaLetter(of: AutomationCase): Promise<void> {
    const { em, journey, treatment, now } = of;
    if ((await em.count(VisaLetterRow, { journey_id: journey.id, status: 'valid' })) > 0) return;
    await this.letterTasks.ask(em, journey);
    await this.letterTasks.askAttendants(em, journey);
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
      brief: messages.travel.visa_letter_brief(treatment?.name ?? ''),
    });
  }

  /** Who meets the patient, and who speaks for them, as needs of the case; the clock watches whether they arrive. */
  async watchArrival(of: AutomationCase): Promise<void> {
    const trip: Trip = {
      admission: await admissionOf(of.em, of.journey.id),
      flight: await flightOf(of.em, of.journey.id),
      city_id: await cityOf(of),
    };
    this.actions.note(of, { arrival_watch: true });
    await this.pickUp(of, trip);
    const known = Object.values(LANGUAGE_TAGS).find((tag) => tag === of.patient.language);
    await this.need(of, trip, 'travel.interpreter', {
      kind: 'interpreter',
      title: messages.travel.interpreter_need,
      language: known === undefined || known === LANGUAGE_TAGS.English ? null : known,
    });
  }

  /** Offered to a carrier for the time the flight lands; without a flight or a carrier, the need waits for the case manager. */
  private async pickUp(of: AutomationCase, trip: Trip): Promise<void> {
    const { em, journey } = of;
    const { flight } = trip;
    const arranged = await em.count(TravelLegRow, {
      journey_id: journey.id,
      kind: 'pickup',
      status: { $ne: 'cancelled' },
    });
    if (arranged > 0) return;
    const [at, zone] = [flight && arrivalOf(flight).toISOString(), flight?.end_zone ?? INDIA_ZONE];
    const landing =
      flight && at && [whenText({ starts_at: at, zone }), flight.to_place, flight.reference].filter(Boolean).join(', ');
    const need = await this.need(of, trip, 'travel.pickup', {
      kind: 'vehicle',
      title: messages.travel.pickup_need,
      details: landing,
    });
    const carrier = flight === null ? undefined : await carrierOf(of);
    if (need === null || flight === null || at === null || carrier === undefined) return;
    const { id: assignment_id } = await this.assignments.add(em, {
      journey_id: journey.id,
      kind: 'transport',
      partner_id: carrier,
      need_id: need.id,
      brief: messages.travel.pickup_brief(landing ?? ''),
      due_at: arrivalOf(flight),
    });
    const form = { kind: 'pickup', starts_at: at, zone, from_place: flight.to_place ?? null, assignment_id } as const;
    await this.legs.create(em, journey, { journey_id: journey.id, ...form }, null);
  }

  /** Once for a case. Nothing can be looked for where the city is not known: the case manager asks then. @returns null where it was asked for already */
  private async need(
    of: AutomationCase,
    { admission, flight, city_id }: Trip,
    automation: ArrivalNeed,
    need: Pick<ResourceNeedRow, 'kind' | 'title'> & Partial<Pick<ResourceNeedRow, 'details' | 'language'>>,
  ): Promise<ResourceNeedRow | null> {
    const { em, journey, now } = of;
    if (city_id === null) {
      const due_at = meetBy(flight && arrivalOf(flight), admission, now);
      await this.forCaseManager(of, automation === 'travel.pickup' ? 'pickup' : 'interpreter', 7, due_at);
      return null;
    }
    if ((await em.count(ResourceNeedRow, { journey_id: journey.id, automation })) > 0) return null;
    const times = arrivalTimes(automation, flight, admission, now);
    return this.needs.ask(em, null, { ...need, ...times, city_id, quantity: 1, journey_id: journey.id, automation });
  }

  private forCaseManager(of: AutomationCase, task: PlannedTask, stage: number, due_at: Date): Promise<void> {
    const title = () => messages.travel[task];
    // Each is done on the travel section of the case.
    const subject_kind = task === 'deposit' ? null : ('travel_leg' as const);
    return this.actions.task(of, `travel.${task}`, stage, { title, owner_kind: 'case_manager', due_at, subject_kind });
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

/** Where the patient goes: the city of the chosen hospital, else the one they prefer, else where the flight lands. */
async function cityOf({ em, journey, preferred_city }: AutomationCase): Promise<string | null> {
  const flight = await flightOf(em, journey.id);
  const { rows } = await sql<{ id: string }>`
    select city.id from cities city
    left join quotes quote on quote.journey_id = ${journey.id} and quote.status = 'accepted'
    left join partner_hospitals hospital on hospital.id = quote.partner_hospital_id
    where city.id = hospital.city_id or city.name = ${preferred_city} or position(city.name in ${flight?.to_place ?? ''}) > 0
    order by city.id = hospital.city_id desc nulls last, city.name = ${preferred_city} desc nulls last limit 1`.execute(
    within(em),
  );
  return rows[0]?.id ?? null;
}

/** The best carrier, as the staff would be shown first. One that has declined is not asked again. */
async function carrierOf({ em, journey }: AutomationCase): Promise<string | undefined> {
  const ranked = await rankedCandidates(within(em), { kind: 'transport', journey_id: journey.id, limit: 50 });
  return ranked.find(({ field }) => field === 'partner_id')?.id;
}
