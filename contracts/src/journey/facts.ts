import { defineMessages } from '../language/index.ts';
import type { Id, Integer, Moment } from '../shapes/index.ts';
import type { JourneyAutomationName } from './automations.ts';

/** What can have happened in a case, in the usual order. Each is read from the rows that say so, by the view `case_facts`. */
export const CASE_FACTS = [
  'records_wanted',
  'records_complete',
  'records_checked',
  'opinion_asked',
  'opinion_signed',
  'hospitals_asked',
  'quote_sent',
  'quotes_ended',
  'quote_accepted',
  'deposit_paid',
  'deposit_waived',
  'letter_asked',
  'letter_issued',
  'visa_refused',
  'visa_granted',
  'flights_booked',
  'lodging_booked',
  'pickup_booked',
  'arrived',
  'admitted',
  'treated',
  'discharged',
  'return_booked',
  'flown_home',
  'check_in_answered',
  'check_ins_answered',
  'status_set',
  'withdrawn',
  'closed',
] as const;
export type CaseFact = (typeof CASE_FACTS)[number];

export const CASE_FACT_NAMES: Readonly<Record<CaseFact, string>> = defineMessages('contracts/journey/case-fact-names', {
  records_wanted: 'Records were asked for that are not here yet.',
  records_complete: 'All records that were asked for are here.',
  records_checked: 'All records that are here were checked.',
  opinion_asked: 'A doctor is asked for an opinion.',
  opinion_signed: 'A doctor signed an opinion.',
  hospitals_asked: 'A hospital is asked for a quote.',
  quote_sent: 'A hospital sent a quote.',
  quotes_ended: 'All quotes were declined, withdrawn or have lapsed.',
  quote_accepted: 'The patient accepted a quote.',
  deposit_paid: 'The deposit was received.',
  deposit_waived: 'The deposit is not needed.',
  letter_asked: 'The hospital is asked for the visa letter.',
  letter_issued: 'The visa letter was issued.',
  visa_refused: 'The visa was refused.',
  visa_granted: 'The visa was granted.',
  flights_booked: 'The flight to India is booked.',
  lodging_booked: 'A place to stay is booked.',
  pickup_booked: 'The pickup at the airport is arranged.',
  arrived: 'The patient arrived.',
  admitted: 'The patient was admitted.',
  treated: 'The treatment was completed.',
  discharged: 'The patient was discharged.',
  return_booked: 'The flight home is booked.',
  flown_home: 'The patient flew home.',
  check_in_answered: 'The patient answered a check-in.',
  check_ins_answered: 'The patient answered all check-ins.',
  status_set: 'The status of the request was set by hand.',
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

/** A stage that is complete without what has usually happened before. */
export interface CaseFactGap {
  stage_number: Integer;
  fact: CaseFact;
}

export interface CaseFacts {
  /** The oldest first. */
  items: CaseFactEntry[];
  /** What the completed stages say beyond that: nobody has written it down. */
  gaps: CaseFactGap[];
}

interface Effects {
  /** The stage that is complete with it. */
  readonly stage?: number;
  /** What has a reason from now on, before its stage is complete. */
  readonly begins?: readonly JourneyAutomationName[];
  /** Tasks that ask for what has happened, by the first part of the name of what made them. */
  readonly done?: readonly string[];
  /** Tasks that nobody needs any more. */
  readonly pointless?: readonly string[];
  /** What a completed stage has no reason to set off any more. */
  readonly ends?: readonly JourneyAutomationName[];
}

/** Who is asked for the deposit: the patient, or the case manager where the quote names none. */
const DEPOSIT_TASKS = ['payment.deposit', 'travel.deposit'];

const BEFORE_CHOICE = ['ask_for_records', 'ask_opinion', 'ask_quotes', 'ask_hospitals', 'ask_to_choose'] as const;
const BEFORE_ARRIVAL = [
  'plan_travel.',
  'travel.visa_letter',
  'travel.passport_facts',
  'travel.attendant_passports',
  'travel.admission',
  'travel.pickup',
  'visa_refused.',
  'flight_report.',
] as const;
/** All but a call that red flags asked for, and the talk about the withdrawal itself. */
const OF_AN_OPEN_CASE = [
  ...BEFORE_CHOICE,
  ...BEFORE_ARRIVAL,
  'ask_for_health',
  'paper.',
  'travel.',
  'payment.',
  'arrival_moved',
  'arrival_watch.',
  'trip_clash.',
  'leg_missed.',
  'agree_hospital',
  'go_home',
  'plan_home.',
  'return_report.',
  'last_stage',
  'inform_family',
  'daily_check_in.',
  'record_pack',
  'facts_missing',
  'lapsed.',
  'came_back.',
  'quote_question.',
  'stay_consent.',
  'stay_follow_up.',
  'form_c.',
  'visa_ends.',
] as const;

/** What each fact does to what is open on a case. */
export const FACT_EFFECTS: Readonly<Record<CaseFact, Effects>> = {
  records_wanted: {},
  records_complete: { done: ['ask_for_records'] },
  records_checked: { stage: 2 },
  opinion_asked: { done: ['ask_opinion'] },
  opinion_signed: { stage: 3, done: ['ask_opinion'], ends: ['ask_opinion'] },
  hospitals_asked: { done: ['ask_hospitals'] },
  quote_sent: { begins: ['ask_to_choose'] },
  quotes_ended: { pointless: ['ask_to_choose'], ends: ['ask_to_choose'] },
  quote_accepted: {
    stage: 4,
    begins: ['record_deposit', 'plan_travel', 'ask_visa_letter'],
    done: ['ask_to_choose', 'agree_hospital'],
    pointless: ['ask_opinion', 'ask_quotes', 'ask_hospitals'],
    ends: ['ask_opinion', 'ask_quotes', 'ask_to_choose'],
  },
  deposit_paid: { stage: 5, done: DEPOSIT_TASKS, ends: ['record_deposit'] },
  deposit_waived: { stage: 5, pointless: DEPOSIT_TASKS, ends: ['record_deposit'] },
  letter_asked: { done: ['travel.visa_letter'] },
  letter_issued: {
    done: ['travel.visa_letter', 'travel.passport_facts', 'travel.admission'],
    ends: ['ask_visa_letter'],
  },
  visa_refused: {},
  visa_granted: {
    begins: ['plan_travel'],
    done: ['plan_travel.visa', 'visa_refused.'],
    pointless: ['travel.visa_letter', 'travel.passport_facts'],
    ends: ['ask_visa_letter'],
  },
  flights_booked: { begins: ['watch_arrival'], done: ['plan_travel.flights'] },
  lodging_booked: { done: ['plan_travel.lodging'] },
  pickup_booked: { done: ['travel.pickup'] },
  arrived: {
    stage: 6,
    done: ['arrival_watch.', 'plan_travel.visa', 'plan_travel.flights', 'travel.pickup'],
    pointless: BEFORE_ARRIVAL,
    ends: ['ask_visa_letter', 'watch_arrival'],
  },
  admitted: {
    stage: 7,
    done: ['travel.admission', 'arrival_watch.', 'agree_hospital'],
    pointless: [...BEFORE_CHOICE, ...BEFORE_ARRIVAL, 'travel.interpreter', 'leg_missed.'],
    ends: ['ask_for_records', 'plan_travel', 'ask_visa_letter', 'watch_arrival'],
  },
  treated: {},
  discharged: {
    stage: 8,
    begins: ['inform_of_discharge', 'record_pack'],
    pointless: ['daily_check_in.', 'inform_family', 'stay_consent.'],
    ends: ['inform_family', 'daily_check_ins'],
  },
  return_booked: { done: ['plan_home.flights'] },
  flown_home: {
    stage: 9,
    done: ['go_home', 'plan_home.flights'],
    pointless: ['return_report.', 'visa_ends.'],
    ends: ['inform_of_discharge'],
  },
  check_in_answered: { pointless: ['go_home', 'plan_home.', 'return_report.', 'visa_ends.'] },
  check_ins_answered: {},
  status_set: {},
  withdrawn: { pointless: OF_AN_OPEN_CASE },
  closed: { done: ['withdrawn.', 'last_stage'], pointless: OF_AN_OPEN_CASE },
};

/** What the money for the treatment says, once it is paid or not asked for. */
export const DEPOSIT_FACTS: readonly CaseFact[] = CASE_FACTS.filter((fact) => fact.startsWith('deposit_'));

/** A case that is over: what was open before ends with it. */
export const isOverBy = (fact: CaseFact): boolean => fact === 'withdrawn' || fact === 'closed';

/** The first fact that leaves an automation without a reason; null while it has one. */
export const endOf = (facts: ReadonlySet<CaseFact>, automation: JourneyAutomationName): CaseFact | null =>
  CASE_FACTS.find((fact) => facts.has(fact) && FACT_EFFECTS[fact].ends?.includes(automation)) ?? null;
