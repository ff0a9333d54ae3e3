import type { TaskAct } from '@ayana/contracts/journey';

/** What a patient gets help with. */
export const HELP_TOPICS = ['visa', 'packing', 'flying', 'insurance'] as const;
export type HelpTopic = (typeof HELP_TOPICS)[number];

/** The help beside a task. */
export const HELP_OF: Readonly<Partial<Record<TaskAct, HelpTopic>>> = {
  apply_visa: 'visa',
  book_flights: 'flying',
};
