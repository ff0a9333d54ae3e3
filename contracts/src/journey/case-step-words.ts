import { patientHref } from './patient-pages.ts';
import { defineMessages } from '../language/index.ts';
import { type CaseStep, caseStepOf, isStatusOfStep, STEP_ACTORS } from './case-step.ts';
import type { CaseFact } from './facts.ts';
import { TREATMENT_REQUEST_STATE_NAMES, type TreatmentRequestState } from './treatment-requests.ts';

/** What a patient reads of where the case is and what is next. */
export interface StepWords {
  title: string;
  text: string;
  /** Where it is the patient's turn: the button, named after what opens. */
  action?: string;
}

const PATIENT: Readonly<Record<CaseStep, StepWords>> = defineMessages('contracts/journey/case-step', {
  review: {
    title: 'A case manager reads your request',
    text: 'We write to you as soon as we need something.',
  },
  records: {
    title: 'Send your records',
    text: 'A doctor can only judge your case with them. You find the list under Documents.',
    action: 'See what is needed',
  },
  records_here: {
    title: 'Your records are here',
    text: 'Your case manager looks at them, then a doctor of the field reads them.',
  },
  opinion: {
    title: 'Next: the opinion of a doctor',
    text: 'Your records are here. A doctor of the field reads them and says what is right for you.',
  },
  opinion_here: {
    title: 'The opinion of the doctor is there',
    text: 'Next, your case manager asks hospitals what they offer for your treatment.',
  },
  quotes: {
    title: 'Next: the quotes of hospitals',
    text: 'Hospitals were asked what they offer for your treatment. You find their quotes under Quotes.',
  },
  choice: {
    title: 'Choose a quote',
    text: 'Compare what hospitals offer, ask about a line, and accept what suits you.',
    action: 'See your quotes',
  },
  quotes_again: {
    title: 'No quote is open any more',
    text: 'Your case manager asks hospitals once more.',
  },
  arrange: {
    title: 'Next: the letter for your visa',
    text: 'You have accepted a quote. The hospital keeps a date for you and writes the letter for your visa.',
  },
  visa: {
    title: 'Next: your visa',
    text: 'The letter of the hospital is among your documents. You need it to apply for the medical visa.',
    action: 'See your travel plan',
  },
  visa_refused: {
    title: 'Your visa was refused',
    text: 'Your case manager decides with you what comes next.',
  },
  flights: {
    title: 'Next: your flights',
    text: 'Your visa is granted. Book your flight to India and send us the ticket.',
    action: 'See your travel plan',
  },
  ready: {
    title: 'Next: your trip to India',
    text: 'Visa and flight are there. Your travel plan says where you are met and who meets you.',
    action: 'See your travel plan',
  },
  arrived: {
    title: 'You have arrived',
    text: 'Your case manager agrees with you which hospital treats you.',
  },
  admission: {
    title: 'Next: the hospital',
    text: 'You have arrived. The hospital expects you; your travel plan says when and where.',
    action: 'See your travel plan',
  },
  treatment: {
    title: 'You are at the hospital',
    text: 'The hospital looks after you, and your case manager is there for you and your family.',
  },
  recovery: {
    title: 'You have left the hospital',
    text: 'You recover nearby until you may fly home. Your case manager is there for you.',
  },
  at_home: {
    title: 'You are home again',
    text: 'We ask how you are after 3, 7, 30 and 90 days. If you feel unwell, do not wait: call us.',
    action: 'See your care page',
  },
  followed_up: {
    title: 'You have answered all our check-ins',
    text: 'Your case manager completes your case. If you feel unwell, do not wait: call us.',
    action: 'See your care page',
  },
  complete: {
    title: 'Your journey is complete',
    text: 'Your papers stay here, and we remain there for you.',
  },
  closed: {
    title: 'Your case is closed',
    text: 'Your papers and messages stay here. You can ask for a treatment again at any time.',
  },
  withdrawn: {
    title: 'You have withdrawn your request',
    text: 'Nobody works on it any more. You can ask for a treatment again at any time.',
  },
});

const PLACES: Readonly<Partial<Record<CaseStep, string>>> = {
  records: patientHref('documents'),
  choice: patientHref('quotes'),
  visa: patientHref('travel'),
  flights: patientHref('travel'),
  ready: patientHref('travel'),
  admission: patientHref('travel'),
  at_home: patientHref('care'),
  followed_up: patientHref('care'),
};

/** What the patient is told of a case, with the page where their turn is done. */
export function patientStep(facts: ReadonlySet<CaseFact>): StepWords & { step: CaseStep; isTurn: boolean; to: string } {
  const step = caseStepOf(facts);
  return { step, isTurn: STEP_ACTORS[step] === 'patient', to: PLACES[step] ?? patientHref('home'), ...PATIENT[step] };
}

const NAMES = defineMessages('contracts/journey/case-step-names', { recovery: 'Recovering', closed: 'Closed' });
/** Where the status that is stored says less than what has happened. */
const NAMES_OF_STEPS: Readonly<Partial<Record<CaseStep, string>>> = NAMES;

/** How the status of a request reads for its patient: by what is stored, and by what has happened since. */
export function requestName(status: TreatmentRequestState, facts: ReadonlySet<CaseFact>): string {
  const named = isStatusOfStep(status, facts) ? NAMES_OF_STEPS[caseStepOf(facts)] : undefined;
  return named ?? TREATMENT_REQUEST_STATE_NAMES[status];
}

/** What is next on a request that is a case; null where a person has set a status beside it, or it is no case yet: its own words say more. */
export const requestSentence = (status: TreatmentRequestState, facts: ReadonlySet<CaseFact>): string | null =>
  facts.size > 0 && isStatusOfStep(status, facts) ? PATIENT[caseStepOf(facts)].text : null;
