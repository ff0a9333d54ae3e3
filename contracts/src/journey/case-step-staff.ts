import { defineMessages } from '../language/index.ts';
import { type CaseStep, caseStepOf } from './case-step.ts';
import type { CaseFact } from './facts.ts';

const STAFF: Readonly<Record<CaseStep, string>> = defineMessages('contracts/journey/case-step-staff', {
  review: 'Waits for the case manager: ask for the records.',
  records: 'Waits for the patient: records are still missing.',
  records_here: 'Waits for the case manager: the records are here, no doctor is asked for an opinion.',
  opinion: 'Waits for a doctor: the records are here, no opinion is signed.',
  opinion_here: 'Waits for the case manager: the opinion is signed, no hospital is asked for a quote.',
  quotes: 'Waits for hospitals: they are asked for a quote, and none can be chosen.',
  choice: 'Waits for the patient: a quote can be chosen.',
  quotes_again: 'Waits for the case manager: no quote is open any more, and no hospital is asked.',
  arrange: 'Waits for the chosen hospital: the letter for the visa.',
  visa: 'Waits for the patient: the letter is there, the visa is not.',
  visa_refused: 'Waits for the case manager: the visa was refused.',
  flights: 'Waits for the patient: the visa is granted, no flight is booked.',
  ready: 'Waits for the arrival: visa and flight are there.',
  arrived: 'Waits for the case manager: the patient has arrived, and no quote is accepted.',
  admission: 'Waits for the hospital: the patient has arrived.',
  treatment: 'At the hospital.',
  recovery: 'Recovers nearby. Waits for the case manager: the flight home.',
  at_home: 'At home: check-ins follow.',
  followed_up: 'Waits for the case manager: all check-ins are answered, the last stage is to be completed.',
  complete: 'Complete.',
  closed: 'Closed before the treatment.',
  withdrawn: 'Withdrawn: nobody works on it any more.',
});

/** What the staff read of where a case is, and who it waits for. */
export const staffSentence = (facts: ReadonlySet<CaseFact>): string => STAFF[caseStepOf(facts)];

const HOSPITAL: Readonly<Partial<Record<CaseStep, string>>> = defineMessages('contracts/journey/case-step-hospital', {
  arrange: 'The patient chose you. Next is your letter for the visa.',
  visa: 'Your letter is with the patient, who prepares the trip.',
  admission: 'The patient has arrived in India.',
  treatment: 'The patient is with you.',
  recovery: 'You have discharged the patient.',
  at_home: 'The patient is home again.',
  followed_up: 'The patient is home again.',
  complete: 'The case is complete.',
  closed: 'The case is closed.',
  withdrawn: 'The patient has withdrawn the request.',
});

/** What of a case the chosen hospital reads: of the visa it learns only that its letter is issued. */
export const HOSPITAL_FACTS: readonly CaseFact[] = [
  'quote_accepted',
  'letter_issued',
  'arrived',
  'admitted',
  'treated',
  'discharged',
  'flown_home',
  'withdrawn',
  'closed',
];

/** What the chosen hospital reads of where the case is; null before the patient has chosen. */
export const hospitalSentence = (facts: ReadonlySet<CaseFact>): string | null =>
  (facts.has('quote_accepted') ? HOSPITAL[caseStepOf(facts)] : undefined) ?? null;
