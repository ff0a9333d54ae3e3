import type { CaseStep, JourneyAutomationName, TreatmentRequestState } from '../../journey/index.ts';
import {
  areCheckInsAnswered,
  areHospitalsAsked,
  canChoose,
  type CaseRows,
  chosenOf,
  HOSPITALS,
  isLetterAsked,
  isOpen,
  isOver,
  missesPapers,
  quoteStates,
} from './case-rows.ts';

type When = (rows: CaseRows) => boolean;

const wasAdmitted: When = ({ stay }) => stay === 'admitted' || stay === 'discharged';
const isHere: When = (rows) => rows.flight === 'landed' || wasAdmitted(rows);
const needsLetter: When = (rows) => rows.letter !== 'valid' && rows.visa.state !== 'granted' && !isHere(rows);
const isUndecided: When = (rows) => chosenOf(rows) === undefined && !wasAdmitted(rows);
const unlessOver =
  (when: When): When =>
  (rows) =>
    !isOver(rows) && when(rows);
const always: When = () => true;

/** There were quotes, and none can be accepted any more. */
const quotesEnded: When = (rows) =>
  quoteStates(rows).some((state) => state !== 'none') && !canChoose(rows) && chosenOf(rows) === undefined;
/** Treated, as the staff have said by hand, without a stay at a hospital of ours. */
const wasTreated: When = (rows) => rows.stages.has(8) && !wasAdmitted(rows);
const isHome: When = ({ home_flight, check_ins }) => home_flight === 'landed' || check_ins.answered > 0;
/** Nobody has treated the patient, and nothing of a trip is known. */
const isBeforeTrip: When = (rows) =>
  isUndecided(rows) &&
  !isHere(rows) &&
  !wasTreated(rows) &&
  !isHome(rows) &&
  rows.visa.state !== 'granted' &&
  rows.visa.state !== 'refused';
/** Hospitals that have been asked for a quote and have not declined. */
const askedHospitals = ({ hospitals, elsewhere }: CaseRows): number =>
  elsewhere +
  HOSPITALS.filter((name) => isOpen(hospitals[name].referral) || hospitals[name].referral === 'done').length;

/** Each task that code makes, by the first part of its name: as long as it can be done, and is worth doing. Written by hand. */
const TO_DO: Readonly<Record<string, When>> = {
  ask_for_health: always,
  ask_for_records: (rows) => missesPapers(rows) && !wasAdmitted(rows),
  'paper.': always,
  ask_opinion: (rows) => !rows.opinion.signed && !isOpen(rows.opinion.work) && isUndecided(rows),
  ask_quotes: (rows) => isUndecided(rows) && askedHospitals(rows) < 2,
  ask_hospitals: (rows) =>
    (rows.opinion.signed || quotesEnded(rows)) && isBeforeTrip(rows) && !canChoose(rows) && !areHospitalsAsked(rows),
  ask_to_choose: canChoose,
  'travel.deposit': always,
  'travel.admission': (rows) => rows.letter !== 'valid' && !isHere(rows),
  'plan_travel.visa': (rows) => rows.visa.state !== 'granted' && !isHere(rows),
  'plan_travel.flights': (rows) => rows.flight === 'none' && !isHere(rows),
  'plan_travel.lodging': (rows) => !isHere(rows),
  'plan_travel.ticket': (rows) => !isHere(rows),
  'travel.visa_letter': (rows) => needsLetter(rows) && !isLetterAsked(rows),
  'travel.passport_facts': (rows) => needsLetter(rows) && !rows.hasPassport,
  'travel.pickup': (rows) => !isHere(rows),
  'travel.interpreter': (rows) => !wasAdmitted(rows),
  'arrival_watch.': (rows) => !isHere(rows),
  'visa_refused.': (rows) => rows.visa.state === 'refused' && !isHere(rows),
  inform_family: (rows) => rows.stay !== 'discharged',
  'daily_check_in.': (rows) => rows.stay !== 'discharged',
  record_pack: always,
  agree_hospital: (rows) => rows.flight === 'landed' && isUndecided(rows) && !wasTreated(rows) && !isHome(rows),
  go_home: (rows) => (rows.stay === 'discharged' || wasTreated(rows)) && !isHome(rows),
  'plan_home.flights': (rows) => rows.home_flight === 'none' && !isHome(rows),
  last_stage: areCheckInsAnswered,
  'flight_report.': (rows) => !isHere(rows),
  'return_report.': (rows) => !isHome(rows),
  'came_back.': always,
};

/** Tasks that can end because what they ask for has happened: when that is so. All others end because nobody needs them. Written by hand. */
const IS_DONE: Readonly<Record<string, When>> = {
  ask_for_records: (rows) => !missesPapers(rows),
  ask_opinion: ({ opinion }) => opinion.signed || isOpen(opinion.work),
  ask_quotes: (rows) => chosenOf(rows) === undefined && askedHospitals(rows) >= 2,
  ask_hospitals: areHospitalsAsked,
  ask_to_choose: (rows) => chosenOf(rows) !== undefined,
  'travel.admission': (rows) => rows.letter === 'valid' || wasAdmitted(rows),
  'plan_travel.visa': (rows) => rows.visa.state === 'granted' || rows.flight === 'landed',
  'plan_travel.flights': ({ flight }) => flight !== 'none',
  'travel.visa_letter': (rows) => rows.letter === 'valid' || isLetterAsked(rows),
  agree_hospital: (rows) => chosenOf(rows) !== undefined,
  go_home: ({ home_flight }) => home_flight === 'landed',
  'plan_home.flights': ({ home_flight }) => home_flight !== 'none',
  last_stage: ({ journey }) => journey === 'closed',
  'travel.passport_facts': ({ letter, hasPassport }) => letter === 'valid' || hasPassport,
  'travel.pickup': ({ flight }) => flight === 'landed',
  'arrival_watch.': isHere,
  'visa_refused.': ({ visa }) => visa.state === 'applied' || visa.state === 'granted',
  'withdrawn.': ({ journey }) => journey === 'closed',
};
export const isDone = (automation: string, rows: CaseRows): boolean =>
  Object.entries(IS_DONE).find(([name]) => automation.startsWith(name))?.[1](rows) ?? false;

/** Each automation: as long as it has a reason to run. Written by hand. */
const TO_RUN: Readonly<Record<JourneyAutomationName, When>> = {
  acknowledge: always,
  assign_case_manager: always,
  ask_for_records: (rows) => !wasAdmitted(rows),
  ask_opinion: (rows) => !rows.opinion.signed && chosenOf(rows) === undefined,
  ask_quotes: (rows) => chosenOf(rows) === undefined,
  // Without a quote it asks nothing.
  ask_to_choose: (rows) => chosenOf(rows) === undefined && !quotesEnded(rows),
  record_deposit: always,
  plan_travel: (rows) => !wasAdmitted(rows),
  ask_visa_letter: needsLetter,
  watch_arrival: (rows) => !isHere(rows),
  inform_family: (rows) => rows.stay !== 'discharged',
  daily_check_ins: (rows) => rows.stay !== 'discharged',
  inform_of_discharge: (rows) => rows.home_flight !== 'landed',
  record_pack: always,
  plan_check_ins: always,
  close_journey: always,
};
export const isToRun = (name: JourneyAutomationName): When => unlessOver(TO_RUN[name]);

/** The rule of a task by the name of what made it; undefined for one that no rule knows. */
export function isToDo(automation: string): When | undefined {
  // The talk about a withdrawal is had before the case is closed.
  if (automation.startsWith('withdrawn.')) return ({ journey }) => journey !== 'closed';
  const rule = Object.entries(TO_DO).find(([name]) => automation.startsWith(name))?.[1];
  return rule === undefined ? undefined : unlessOver(rule);
}

/** Each stage that what has happened completes. Written by hand. */
export const IS_COMPLETE: Readonly<Record<number, When>> = {
  2: ({ papers }) => papers.length > 0 && papers.every(({ state }) => state === 'checked'),
  3: ({ opinion }) => opinion.signed,
  4: (rows) => chosenOf(rows) !== undefined,
  6: ({ flight }) => flight === 'landed',
  7: wasAdmitted,
  8: ({ stay }) => stay === 'discharged',
  9: ({ home_flight }) => home_flight === 'landed',
};

/** What has a reason from the moment that something has happened, and is to wait in the queue or have run. Written by hand. */
export const HAS_BEGUN: Readonly<Partial<Record<JourneyAutomationName, When>>> = {
  ask_to_choose: canChoose,
  record_deposit: (rows) => chosenOf(rows) !== undefined,
  plan_travel: (rows) => (chosenOf(rows) !== undefined || rows.visa.state === 'granted') && !wasAdmitted(rows),
  ask_visa_letter: (rows) => chosenOf(rows) !== undefined && needsLetter(rows),
  watch_arrival: (rows) => rows.flight === 'booked' && !isHere(rows),
  inform_of_discharge: (rows) => rows.stay === 'discharged' && rows.home_flight !== 'landed',
  record_pack: ({ stay }) => stay === 'discharged',
};

/** Each step that pages, bell and mails say a case is at: as long as what they say of it is so. Written by hand. */
export const IS_AT: Readonly<Record<CaseStep, When>> = {
  review: (rows) => !missesPapers(rows) && chosenOf(rows) === undefined,
  records: missesPapers,
  records_here: (rows) => !missesPapers(rows) && !rows.opinion.signed && !isOpen(rows.opinion.work) && !canChoose(rows),
  opinion: (rows) => !missesPapers(rows) && isOpen(rows.opinion.work) && chosenOf(rows) === undefined,
  opinion_here: (rows) => rows.opinion.signed && !canChoose(rows) && !areHospitalsAsked(rows),
  quotes: (rows) => areHospitalsAsked(rows) && !canChoose(rows),
  choice: canChoose,
  quotes_again: (rows) => quotesEnded(rows) && !areHospitalsAsked(rows),
  arrange: (rows) => chosenOf(rows) !== undefined && rows.letter !== 'valid' && !isHere(rows),
  visa: (rows) => rows.letter === 'valid' && rows.visa.state !== 'granted' && !isHere(rows),
  visa_refused: (rows) => rows.visa.state === 'refused' && !isHere(rows),
  flights: (rows) => rows.visa.state === 'granted' && rows.flight === 'none',
  ready: (rows) => rows.visa.state === 'granted' && rows.flight === 'booked',
  arrived: (rows) => rows.flight === 'landed' && chosenOf(rows) === undefined,
  admission: (rows) => rows.flight === 'landed' && chosenOf(rows) !== undefined && !wasAdmitted(rows),
  treatment: ({ stay }) => stay === 'admitted',
  recovery: (rows) => (rows.stay === 'discharged' || wasTreated(rows)) && !isHome(rows),
  at_home: (rows) => isHome(rows) && !areCheckInsAnswered(rows),
  followed_up: areCheckInsAnswered,
  complete: ({ journey }) => journey === 'closed',
  closed: ({ journey }) => journey === 'closed',
  withdrawn: ({ isWithdrawn }) => isWithdrawn,
};

/** Each status of a request that nobody has set by hand: as long as it is so. Written by hand. */
export const HAS_STATUS: Readonly<Record<TreatmentRequestState, When>> = {
  pending: ({ papers }) => papers.length === 0,
  in_review: (rows) => !canChoose(rows) && chosenOf(rows) === undefined && !isOver(rows),
  waiting_for_patient: (rows) => missesPapers(rows) && !canChoose(rows) && !isOver(rows),
  quoted: canChoose,
  accepted: (rows) => chosenOf(rows) !== undefined && rows.letter !== 'valid' && !isHere(rows),
  scheduled: (rows) => !wasAdmitted(rows) && !isOver(rows),
  in_treatment: (rows) => (wasAdmitted(rows) || rows.stages.has(8)) && rows.home_flight !== 'landed' && !isOver(rows),
  completed: (rows) => rows.home_flight === 'landed' || rows.check_ins.answered > 0 || rows.journey === 'closed',
  declined: ({ journey }) => journey === 'closed',
  withdrawn: ({ isWithdrawn }) => isWithdrawn,
};
