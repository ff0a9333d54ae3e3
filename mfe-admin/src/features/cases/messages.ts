import type { JourneyState, Sex } from '@ayana/contracts/journey';
import { defineMessages } from '@ayana/contracts/language';

const states: Record<JourneyState, string> = { open: 'Open', paused: 'Paused', closed: 'Closed' };
const sexes: Record<Sex, string> = { female: 'Female', male: 'Male', other: 'Other' };

/** Words that every screen of the cases shares. */
export const messages = defineMessages('mfe-admin/cases', {
  states,
  sexes,
  queue: 'My queue',
  retry: 'Try again',
  theirPlace: 'theirs',
  noName: 'Deleted account',
  patient: 'Patient',
  stageOf: (stage: number, label: string): string => `Stage ${stage} of 10: ${label}`,
  allStages: 'All stages completed',
  saving: 'Saving',
  person: {
    phone: 'Phone',
    email: 'E-mail',
    country: 'Country',
    language: 'Language',
    born: 'Born',
    aged: (born: string, age: number): string => `${born}, ${age} years old`,
  },
});
