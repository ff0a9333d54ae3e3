import { defineMessages } from '@ayana/contracts/language';

/** The number for emergencies, by day and by night. */
export const messages = defineMessages('case-kit/on-call-line', {
  title: 'On call now, by day and by night',
  text: 'For what cannot wait until the desk opens. In danger to life, call the emergency number of the country first.',
  answers: (line: string, person: string, until: string): string => `${line}: ${person}, until ${until}`,
  line: (line: string, until: string): string => `${line}, until ${until}`,
});
