import { Injectable } from '@nestjs/common';
import { arrivalOf, dueBefore, meetBy, type TaskOwnerKind, TRIP_TASKS, type TripTask } from '@ayana/contracts/journey';
import { INDIA_ZONE } from '@ayana/contracts/places';
import { within } from '../../../platform/database/database.js';
import { Assignments, rankedCandidates } from '../../work/index.js';
import { LetterTasks, TravelLegs, VisaLetterRow, whenText } from '../../trips/index.js';
import { admissionOf, flightOf, TravelLegRow, TRIP_TASK_PREFIX } from '../../journeys/index.js';
import { type AutomationCase, daysFrom } from './automation-case.js';
import { CaseActions } from './case-actions.js';
import { AUTOMATION_MESSAGES as messages } from './messages.js';

const VISA_LETTER_DAYS = 3;
const STAGE = 6;

type PlannedTask = Exclude<keyof typeof messages.travel, 'visa_letter_brief' | 'pickup_brief' | 'not_arrived'>;
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
    const admission = await admissionOf(of.em, of.journey.id);
    if (admission === null) await this.forCaseManager(of, 'admission', STAGE, daysFrom(of.now, 3));
    for (const task of Object.keys(TRIP_TASKS) as TripTask[])
      await this.actions.task(of, TRIP_TASK_PREFIX + task, STAGE, {
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

  /** Who meets the patient, and who speaks for them; the clock watches whether they arrive. */
  async watchArrival(of: AutomationCase): Promise<void> {
    const [admission, flight] = [await admissionOf(of.em, of.journey.id), await flightOf(of.em, of.journey.id)];
    const due_at = meetBy(flight && arrivalOf(flight), admission, of.now);
    this.actions.note(of, { arrival_watch: true });
    await this.pickUp(of, flight, due_at);
    await this.forCaseManager(of, 'interpreter', 7, due_at);
  }

  /** Offered to a carrier for the time the flight lands; without a flight or a carrier, the case manager arranges it. */
  private async pickUp(of: AutomationCase, flight: TravelLegRow | null, due_at: Date): Promise<void> {
    const { em, journey } = of;
    const arranged = await em.count(TravelLegRow, {
      journey_id: journey.id,
      kind: 'pickup',
      status: { $ne: 'cancelled' },
    });
    if (arranged > 0) return;
    const carrier = flight === null ? undefined : await carrierOf(of);
    if (flight === null || carrier === undefined) return this.forCaseManager(of, 'pickup', 7, due_at);
    const [at, zone] = [arrivalOf(flight).toISOString(), flight.end_zone ?? INDIA_ZONE];
    const { id: assignment_id } = await this.assignments.add(em, {
      journey_id: journey.id,
      kind: 'transport',
      partner_id: carrier,
      brief: messages.travel.pickup_brief(
        [whenText({ starts_at: at, zone }), flight.to_place, flight.reference].filter(Boolean).join(', '),
      ),
      due_at: arrivalOf(flight),
    });
    const form = { kind: 'pickup', starts_at: at, zone, from_place: flight.to_place ?? null, assignment_id } as const;
    await this.legs.create(em, journey, { journey_id: journey.id, ...form }, null);
  }

  private forCaseManager(of: AutomationCase, task: PlannedTask, stage: number, due_at: Date): Promise<void> {
    const title = () => messages.travel[task];
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

/** The best carrier, as the staff would be shown first. One that has declined is not asked again. */
async function carrierOf({ em, journey }: AutomationCase): Promise<string | undefined> {
  const ranked = await rankedCandidates(within(em), { kind: 'transport', journey_id: journey.id, limit: 50 });
  return ranked.find(({ field }) => field === 'partner_id')?.id;
}
