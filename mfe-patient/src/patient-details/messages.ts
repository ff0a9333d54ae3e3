import { defineMessages } from '@ayana/contracts/language';

/** What patients say about themselves for those who work for them. */
export const messages = defineMessages('mfe-patient/patient-details', {
  title: 'Your details',
  text: 'Hospitals, drivers and guest houses see only what their work needs.',
  none: 'Not given',
  nationality: 'Nationality',
  passportName: 'Name as in the passport',
  passportNameHint:
    'In Latin letters, exactly as it is printed there. Letters, tickets and drivers use it; your name here stays as you write it.',
  born: 'Date of birth',
  companions: {
    title: 'Who comes with you',
    line: (name: string, passport: string): string => `${name} (${passport})`,
    number: (number: number): string => `Companion ${number}`,
    name: (number: number): string => `Name of companion ${number}, as in the passport`,
    passport: (number: number): string => `Passport number of companion ${number}`,
    add: 'Add who comes with you',
    remove: (number: number): string => `Remove companion ${number}`,
    nameNeeded: 'Please enter the name as in the passport.',
    passportNeeded: 'Please enter the number of the passport.',
  },
  passport: 'Passport number',
  passportHint: 'The hospital writes it into your visa letter.',
  needs: 'Special needs',
  needsHint: 'A wheelchair, oxygen, food you do not eat.',
  emergencyName: 'Who to call in an emergency',
  emergencyPhone: 'Their phone',
  edit: 'Change your details',
  save: 'Save',
  saving: 'Saving',
  saved: 'Your details are saved.',
});
