import { defineMessages } from '../language/index.ts';
import type { Id, Moment } from '../shapes/index.ts';
import type { JourneyAutomationName } from './automations.ts';

/** What can have happened in a case, in the usual order. Each is read from the rows that say so, by the view `case_facts`. */
export const CASE_FACTS = [
  'records_complete',
  'opinion_signed',
  'quote_sent',
  'quotes_ended',
  'quote_accepted',
  'deposit_paid',
  'deposit_waived',
  'letter_issued',
  'visa_refused',
  'visa_granted',
  'flights_booked',
  'arrived',
  'admitted',
  'discharged',
  'flown_home',
  'check_in_answered',
  'withdrawn',
  'closed',
] as const;
export type CaseFact = (typeof CASE_FACTS)[number];

export const CASE_FACT_NAMES: Readonly<Record<CaseFact, string>> = defineMessages('contracts/journey/case-fact-names', {
  records_complete: 'All records that were asked for are here.',
  opinion_signed: 'A doctor signed an opinion.',
  quote_sent: 'A hospital sent a quote.',
  quotes_ended: 'All quotes were declined, withdrawn or have lapsed.',
  quote_accepted: 'The patient accepted a quote.',
  deposit_paid: 'The deposit was received.',
  deposit_waived: 'The deposit is not needed.',
  letter_issued: 'The visa letter was issued.',
  visa_refused: 'The visa was refused.',
  visa_granted: 'The visa was granted.',
  flights_booked: 'The flight to India is booked.',
  arrived: 'The patient arrived.',
  admitted: 'The patient was admitted.',
  discharged: 'The patient was discharged.',
  flown_home: 'The patient flew home.',
  check_in_answered: 'The patient answered a check-in.',
  withdrawn: 'The request was withdrawn.',
  closed: 'The case was closed.',
});

/** A fact of a case, as its GET returns it. */
export interface CaseFactEntry {
  fact: CaseFact;
  at: Moment;
  /** Null for the system, and for accounts that are gone. */
  by: { id: Id; name: string } | null;
}

export interface CaseFacts {
  /** The oldest first. */
  items: CaseFactEntry[];
}

interface Effects {
  /** Tasks that ask for what has happened, by the first part of the name of what made them. */
  readonly done?: readonly string[];
  /** Tasks that nobody needs any more. */
  readonly pointless?: readonly string[];
  /** What a completed stage has no reason to set off any more. */
  readonly ends?: readonly JourneyAutomationName[];
}

/** Who is asked for the deposit: the patient, or the case manager where the quote names none. */
const DEPOSIT_TASKS = ['payment.deposit', 'travel.deposit'];

const BEFORE_ARRIVAL = [
  'plan_travel.',
  'travel.visa_letter',
  'travel.passport_facts',
  'travel.pickup',
  'visa_refused.',
];

/** What each fact does to what is open on a case. */
export const FACT_EFFECTS: Readonly<Record<CaseFact, Effects>> = {
  records_complete: { done: ['ask_for_records'] },
  opinion_signed: { done: ['ask_opinion'], ends: ['ask_opinion'] },
  quote_sent: {},
  quotes_ended: { pointless: ['ask_to_choose'], ends: ['ask_to_choose'] },
  quote_accepted: {
    done: ['ask_to_choose'],
    pointless: ['ask_opinion', 'ask_quotes'],
    ends: ['ask_opinion', 'ask_quotes', 'ask_to_choose'],
  },
  deposit_paid: { done: DEPOSIT_TASKS, ends: ['record_deposit'] },
  deposit_waived: { pointless: DEPOSIT_TASKS, ends: ['record_deposit'] },
  letter_issued: { done: ['travel.visa_letter', 'travel.passport_facts'], ends: ['ask_visa_letter'] },
  visa_refused: {},
  visa_granted: { done: ['plan_travel.visa', 'visa_refused.'], ends: ['ask_visa_letter'] },
  flights_booked: { done: ['plan_travel.flights'] },
  arrived: {
    done: ['arrival_watch.', 'plan_travel.visa', 'plan_travel.flights', 'travel.pickup'],
    pointless: BEFORE_ARRIVAL,
    ends: ['ask_visa_letter', 'watch_arrival'],
  },
  admitted: {
    done: ['travel.admission', 'arrival_watch.'],
    pointless: [...BEFORE_ARRIVAL, 'travel.interpreter'],
    ends: ['plan_travel', 'ask_visa_letter', 'watch_arrival'],
  },
  discharged: { pointless: ['daily_check_in.'], ends: ['inform_family', 'daily_check_ins'] },
  flown_home: {},
  check_in_answered: {},
  withdrawn: {},
  closed: {},
};

/** How a task that code made ends by what has happened; null while it is to be done. @param automation the name of what made it */
export function taskEndOf(facts: ReadonlySet<CaseFact>, automation: string): 'done' | 'waived' | null {
  const isIn = (names: readonly string[] = []): boolean => names.some((name) => automation.startsWith(name));
  const effects = [...facts].map((fact) => FACT_EFFECTS[fact]);
  if (effects.some(({ done }) => isIn(done))) return 'done';
  return effects.some(({ pointless }) => isIn(pointless)) ? 'waived' : null;
}

/** The first fact that leaves an automation without a reason; null while it has one. */
export const endOf = (facts: ReadonlySet<CaseFact>, automation: JourneyAutomationName): CaseFact | null =>
  CASE_FACTS.find((fact) => facts.has(fact) && FACT_EFFECTS[fact].ends?.includes(automation)) ?? null;
