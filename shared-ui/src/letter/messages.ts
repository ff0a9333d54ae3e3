import { defineMessages, plural } from '@ayana/contracts/language';

/** Letters for visas, as those who issue them read them. */
export const messages = defineMessages('shared-ui/letter', {
  state: (state: string, day: string): string => `${state}, issued ${day}`,
  dates: (from: string, until: string): string => `Admission ${from}, stay until about ${until}`,
  accompanied: (count: number): string =>
    plural(count, { 0: 'Nobody accompanies the patient', one: 'With 1 attendant', other: `With ${count} attendants` }),
  admission: 'Admission',
  until: 'Stay in India until',
  untilHint: 'About, with the days of recovery.',
  attendants: 'Who accompanies the patient',
  name: (number: number): string => `Name of attendant ${number}`,
  passport: (number: number): string => `Passport of attendant ${number}`,
  add: 'Add an attendant',
  remove: (number: number): string => `Remove attendant ${number}`,
  needed: {
    admission: 'Please choose the day of admission.',
    until: 'Please choose a day on or after the admission.',
    name: 'Please enter the name as in the passport.',
    passport: 'Please enter the number of the passport.',
  },
});
