import { BRAND } from '@ayana/contracts/brand';
import { defineMessages, plural } from '@ayana/contracts/language';

/** What the page says that checks a letter for a visa, or a prescription. */
export const VERIFY_MESSAGES = defineMessages('mfe-public/verify', {
  title: 'Check a letter or a prescription',
  lead: `Compare what is shown here with the paper. Letters for visas are issued by hospitals and prescriptions are signed by doctors, by way of ${BRAND.name}.`,
  code: (code: string): string => `Code ${code}`,
  valid: 'This letter is valid',
  valid_text:
    'Its hospital, dates, initials, year of birth and the last signs of the passport must be the same as on the paper.',
  replaced: 'This letter was replaced',
  replaced_text: 'The hospital has issued a newer letter for the same patient. Ask for the letter with the newer code.',
  withdrawn: 'This letter was taken back',
  withdrawn_text: 'It is not valid any more. Ask the hospital if a letter should exist.',
  unknown: 'There is no paper with this code',
  unknown_text:
    'Compare the code with the one on the paper: 20 letters and digits in four groups. A paper whose code is not found here was not issued through us.',
  failed: 'The paper couldn’t be checked',
  failed_text: 'That is our fault, and says nothing about the paper. Please try again.',
  retry: 'Try again',
  facts: {
    hospital: 'Hospital',
    initials: 'Initials of the patient',
    birth_year: 'Year of birth',
    passport: 'Passport number ends with',
    admission: 'Admission',
    stay: 'Stay in India until about',
    attendants: 'Attendants',
    issued: 'Issued',
  },
  prescription: {
    valid: 'This prescription is valid',
    valid_text:
      'The registration number of the doctor, the day, the initials and the year of birth must be the same as on the paper.',
    replaced: 'This prescription was replaced',
    replaced_text: 'The doctor has signed a newer one. Nothing is handed out by this one any more.',
    withdrawn: 'This prescription was cancelled',
    withdrawn_text: 'Nothing is handed out by it any more.',
    changed: 'This prescription is not as it was signed',
    changed_text: 'What is kept of it differs from what the doctor signed. Please do not use it, and tell us.',
    facts: { registration: 'Registration number of the doctor', signed: 'Signed' },
    file: 'Check a file',
    file_hint: 'Choose the PDF that you have. It stays on this device: only its fingerprint is compared.',
    same: 'This file is the one that the doctor signed.',
    other: 'This file is not the one that the doctor signed: it was changed, or is another one.',
    not_checked: 'The file couldn’t be checked. Please try again.',
  },
  attendants: (count: number): string => plural(count, { 0: 'None', one: '1 person', other: `${count} people` }),
});
