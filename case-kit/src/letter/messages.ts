import { defineMessages, plural } from '@ayana/contracts/language';

/** Letters for visas, as those who issue them read them. */
export const messages = defineMessages('case-kit/letter', {
  state: (state: string, day: string): string => `${state}, issued ${day}`,
  dates: (from: string, until: string): string => `Admission ${from}, stay until about ${until}`,
  accompanied: (count: number): string =>
    plural(count, { 0: 'Nobody accompanies the patient', one: 'With 1 attendant', other: `With ${count} attendants` }),
  issue: 'Issue the letter',
  replace: 'Issue a new letter',
  withdraw: 'Take back',
  open: 'Open your copy',
  openHint: 'Of passports it shows the last signs only.',
  check: 'See what a consulate sees',
  earlier: (count: number): string => plural(count, { one: '1 earlier letter', other: `${count} earlier letters` }),
  withdrawing: {
    title: 'Take this letter back?',
    text: 'Its code shows at once that it is not valid any more.',
    submit: 'Take it back',
    busy: 'Taking it back',
  },
  dialog: {
    title: 'Letter for the visa',
    text: 'Name, passport, treatment and hospital come from the case, the days from quote and request. A letter that is valid now is replaced.',
    submit: 'Issue the letter',
    busy: 'Issuing',
  },
  admission: 'Admission',
  until: 'Stay in India until',
  patient: 'Patient',
  registration: 'Registration number',
  phone: 'Telephone',
  unknown: 'Not known: the letter leaves it out',
  nobody: 'Nobody, as far as the patient has said',
  nameHint: 'As in the passport, in Latin letters.',
  missing: (facts: string): string =>
    `The patient has not given this yet: ${facts}. The letter can be issued once it is there; pressing the button asks the patient for it.`,
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
