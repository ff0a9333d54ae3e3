import { BRAND } from '@ayana/contracts/brand';
import { defineMessages, plural } from '@ayana/contracts/language';

/** What the page says that checks a letter for a visa. */
export const VERIFY_MESSAGES = defineMessages('mfe-public/verify', {
  title: 'Check a visa letter',
  lead: `Compare what is shown here with the letter on paper. It was issued by a hospital, by way of ${BRAND.name}.`,
  code: (code: string): string => `Code ${code}`,
  valid: 'This letter is valid',
  valid_text: 'Its hospital, dates, initials and year of birth must be the same as on the paper.',
  replaced: 'This letter was replaced',
  replaced_text: 'The hospital has issued a newer letter for the same patient. Ask for the letter with the newer code.',
  withdrawn: 'This letter was taken back',
  withdrawn_text: 'It is not valid any more. Ask the hospital if a letter should exist.',
  unknown: 'There is no letter with this code',
  unknown_text:
    'Compare the code with the one on the paper: 20 letters and digits in four groups. A letter whose code is not found here was not issued through us.',
  failed: 'The letter couldn’t be checked',
  failed_text: 'That is our fault, and says nothing about the letter. Please try again.',
  retry: 'Try again',
  facts: {
    hospital: 'Hospital',
    initials: 'Initials of the patient',
    birth_year: 'Year of birth',
    admission: 'Admission',
    stay: 'Stay in India until about',
    attendants: 'Attendants',
    issued: 'Issued',
  },
  attendants: (count: number): string => plural(count, { 0: 'None', one: '1 person', other: `${count} people` }),
});
