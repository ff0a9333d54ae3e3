import { defineMessages } from '../language/index.ts';

/** The five public pages that group the stages (spec section 2, "Treatment journey steps"). */
export const JOURNEY_STEPS = ['consultation', 'planning', 'travel', 'treatment', 'recovery'] as const;
export type JourneyStep = (typeof JOURNEY_STEPS)[number];

export interface JourneyStage {
  /** 1 to 10, the key of `stage_statuses` (spec section 3). */
  number: number;
  label: string;
  step: JourneyStep;
  /** What happens in it, in one sentence for the patient. */
  what: string;
}

/** The ten stages of a journey, in order. A new journey starts at the first (spec section 9). */
export const JOURNEY_STAGES: readonly JourneyStage[] = defineMessages('contracts/journey/journey-stages', [
  {
    number: 1,
    label: 'Enquiry received',
    step: 'consultation',
    what: 'You ask, and a person answers within 24 hours.',
  },
  {
    number: 2,
    label: 'Records and consent',
    step: 'consultation',
    what: 'You send reports and say who may read them.',
  },
  {
    number: 3,
    label: 'Medical opinion',
    step: 'consultation',
    what: 'A doctor reads your reports and talks with you.',
  },
  { number: 4, label: 'Quotes and plan', step: 'planning', what: 'At least two hospitals send an itemised quote.' },
  { number: 5, label: 'Decision and deposit', step: 'planning', what: 'You choose, and we reserve a date.' },
  {
    number: 6,
    label: 'Visa and travel',
    step: 'travel',
    what: 'You get a visa letter, a visa and tickets, and a driver meets you.',
  },
  {
    number: 7,
    label: 'Arrival and admission',
    step: 'travel',
    what: 'You arrive, register and check in at the hospital.',
  },
  {
    number: 8,
    label: 'Treatment',
    step: 'treatment',
    what: 'You have your treatment, and we keep your family informed.',
  },
  { number: 9, label: 'Discharge and recovery', step: 'recovery', what: 'You recover nearby until you may fly.' },
  { number: 10, label: 'Home follow-up', step: 'recovery', what: 'We check in after 3, 7, 30 and 90 days.' },
]);

/** The stage a new journey starts at (spec section 9): it is completed with it. */
export const FIRST_STAGE = 1;
