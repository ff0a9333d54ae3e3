import type { CaseFact } from './facts.ts';
import { TREATMENT_REQUEST_STATES, type TreatmentRequestState } from './treatment-requests.ts';

/** Where a case is, in the usual order: what it waits for next. Every page, bell and mail says it by this one word. */
export const CASE_STEPS = [
  'review',
  'records',
  'records_here',
  'opinion',
  'opinion_here',
  'quotes',
  'choice',
  'quotes_again',
  'arrange',
  'visa',
  'visa_refused',
  'flights',
  'ready',
  'arrived',
  'admission',
  'treatment',
  'recovery',
  'at_home',
  'followed_up',
  'complete',
  'closed',
  'withdrawn',
] as const;
export type CaseStep = (typeof CASE_STEPS)[number];

type Facts = ReadonlySet<CaseFact>;

/** From the last to the first: the furthest that has happened says where a case is. */
const FURTHEST: readonly (readonly [step: CaseStep, when: (facts: Facts) => boolean])[] = [
  ['withdrawn', (facts) => facts.has('withdrawn')],
  ['complete', (facts) => facts.has('closed') && (facts.has('treated') || facts.has('flown_home'))],
  ['closed', (facts) => facts.has('closed')],
  ['followed_up', (facts) => facts.has('check_ins_answered')],
  ['at_home', (facts) => facts.has('flown_home') || facts.has('check_in_answered')],
  // Treated, as the staff say, without a stay at one of our hospitals: there is nothing left but the way home.
  ['recovery', (facts) => facts.has('discharged') || (facts.has('treated') && !facts.has('admitted'))],
  ['treatment', (facts) => facts.has('admitted')],
  ['admission', (facts) => facts.has('arrived') && facts.has('quote_accepted')],
  ['arrived', (facts) => facts.has('arrived')],
  ['ready', (facts) => facts.has('visa_granted') && facts.has('flights_booked')],
  ['flights', (facts) => facts.has('visa_granted')],
  ['visa_refused', (facts) => facts.has('visa_refused')],
  ['visa', (facts) => facts.has('letter_issued')],
  ['arrange', (facts) => facts.has('quote_accepted')],
  ['choice', (facts) => facts.has('quote_sent') && !facts.has('quotes_ended')],
  ['quotes', (facts) => facts.has('hospitals_asked') && (facts.has('opinion_signed') || facts.has('quotes_ended'))],
  ['quotes_again', (facts) => facts.has('quotes_ended')],
  ['opinion_here', (facts) => facts.has('opinion_signed')],
  ['records', (facts) => facts.has('records_wanted')],
  ['opinion', (facts) => facts.has('records_complete') && facts.has('opinion_asked')],
  ['records_here', (facts) => facts.has('records_complete')],
];

/** Where a case is by what has happened in it. */
export const caseStepOf = (facts: Facts): CaseStep => FURTHEST.find(([, when]) => when(facts))?.[0] ?? 'review';

/** Who does what is next; null where a day is waited for, or nothing. */
export type StepActor = 'patient' | 'case_manager' | 'doctor' | 'hospital';
export const STEP_ACTORS: Readonly<Record<CaseStep, StepActor | null>> = {
  review: 'case_manager',
  records: 'patient',
  records_here: 'case_manager',
  opinion: 'doctor',
  opinion_here: 'case_manager',
  quotes: 'hospital',
  choice: 'patient',
  quotes_again: 'case_manager',
  arrange: 'hospital',
  visa: 'patient',
  visa_refused: 'case_manager',
  flights: 'patient',
  ready: null,
  arrived: 'case_manager',
  admission: 'hospital',
  treatment: 'hospital',
  recovery: 'case_manager',
  at_home: null,
  followed_up: 'case_manager',
  complete: null,
  closed: null,
  withdrawn: null,
};

/** The stored status of a request whose case is at a step. */
export const STEP_STATUS: Readonly<Record<CaseStep, TreatmentRequestState>> = {
  review: 'in_review',
  records: 'waiting_for_patient',
  records_here: 'in_review',
  opinion: 'in_review',
  opinion_here: 'in_review',
  quotes: 'in_review',
  choice: 'quoted',
  quotes_again: 'in_review',
  arrange: 'accepted',
  visa: 'scheduled',
  visa_refused: 'scheduled',
  flights: 'scheduled',
  ready: 'scheduled',
  arrived: 'scheduled',
  admission: 'scheduled',
  treatment: 'in_treatment',
  recovery: 'in_treatment',
  at_home: 'completed',
  followed_up: 'completed',
  complete: 'completed',
  closed: 'declined',
  withdrawn: 'withdrawn',
};

/** A fact with its time. */
export interface TimedFact {
  fact: CaseFact;
  at: Date;
}

/** A status that a person set, and when: a fact of its own. */
export interface SetStatus {
  status: TreatmentRequestState;
  at: Date;
}

/**
 * The status of a request that is a case: what its facts say. One that a person has set holds until a later fact moves the case on.
 * @param set by a person, the last time; null when nobody has
 */
export function requestStatusOf(facts: readonly TimedFact[], set: SetStatus | null): TreatmentRequestState {
  const step = caseStepOf(new Set(facts.map(({ fact }) => fact)));
  if (set === null) return STEP_STATUS[step];
  const before = caseStepOf(new Set(facts.filter(({ at }) => at <= set.at).map(({ fact }) => fact)));
  return before === step ? set.status : STEP_STATUS[step];
}

/** Whether a status says that more has happened than another does. */
export const isStatusFurther = (one: TreatmentRequestState, other: TreatmentRequestState): boolean =>
  TREATMENT_REQUEST_STATES.indexOf(one) > TREATMENT_REQUEST_STATES.indexOf(other);

/** Whether a status is what the case itself says, and not what a person has set beside it. */
export const isStatusOfStep = (status: TreatmentRequestState, facts: Facts): boolean =>
  STEP_STATUS[caseStepOf(facts)] === status;
