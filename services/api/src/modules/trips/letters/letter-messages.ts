import { BRAND } from '@ayana/contracts/brand';
import { defineMessages, plural } from '@ayana/contracts/language';

/** Words of the letter for the visa, in English: consulates of every country read it. */
export const LETTER_MESSAGES = defineMessages('api/journeys/visa-letter', {
  title: 'Letter for a medical visa',
  subject: 'Invitation of a hospital for treatment in India',
  lead: 'To the visa section of the Embassy, High Commission or Consulate of India',
  text: (hospital: string, treatment: string) =>
    `${hospital} confirms that the patient named below has accepted its quote for ${treatment}, and is expected for admission. We ask you to consider a medical visa for the patient, and medical attendant visas for those who accompany the patient.`,
  patient: 'Patient',
  attendants: 'Who accompanies the patient',
  no_attendants: 'Nobody accompanies the patient.',
  attendant: (name: string, passport: string) => `${name}, passport ${passport}`,
  hospital: 'Hospital and treatment',
  facts: {
    name: 'Name',
    birth: 'Date of birth',
    nationality: 'Nationality',
    passport: 'Passport',
    hospital: 'Hospital',
    registration: 'Registration number',
    address: 'Address',
    phone: 'Telephone',
    surgeon: 'Surgeon',
    treatment: 'Treatment',
    admission: 'Admission',
    stay: 'Stay in India until about',
  },
  treatment_open: 'the planned treatment',
  verify_title: (code: string) => `Code ${code}`,
  verify_alt: (href: string) => `QR code of ${href}`,
  verify: (href: string) =>
    `Anyone can check this letter: scan the code, or open ${href}. The page shows the hospital, the dates, the initials and year of birth of the patient, the last signs of the passport’s number, and how many people come along. A letter that was replaced or taken back is shown as such.`,
  issued: (hospital: string, day: string) => `Issued for ${hospital} on ${day}, by way of ${BRAND.name}.`,
  masked: 'Copy for the hospital: of each passport’s number it shows the last signs only.',
  signed_for: (hospital: string, day: string) => `For ${hospital}, ${day}`,
  named_in_letter: 'Named in the letter itself',
  file: (code: string) => `visa-letter-${code}.pdf`,
  not_accepted: 'A letter is issued once the patient has accepted the quote.',
  missing: {
    passport_name: 'The patient’s name as in the passport is not known yet. We have asked the patient for it.',
    date_of_birth: 'The patient’s date of birth is not known yet. We have asked the patient for it.',
    passport_number: 'The number of the patient’s passport is not known yet. We have asked the patient for it.',
  },
  wanted: {
    passport_name: 'your name as in the passport',
    date_of_birth: 'your date of birth',
    passport_number: 'the number of your passport',
  },
  attendants_task: 'Enter the passports of those who come along',
  attendants_wanted: (missing: number) =>
    `${plural(missing, { one: 'The name and passport number of 1 person is missing', other: `The names and passport numbers of ${missing} people are missing` })}: the letter for their visas names them. If fewer people come along, mark this as done.`,
  facts_task: 'Give us what the letter for your visa needs',
  facts_wanted: (facts: string) =>
    `The hospital cannot write the letter for your visa without it. Please enter: ${facts}.`,
  day_missing: 'Please choose the day: neither the quote nor the request names it.',
  unprinted: {
    passport_name: (problem: string) => `Name of the patient: ${problem}`,
    nationality: (problem: string) => `Nationality: ${problem}`,
    passport_number: (problem: string) => `Passport: ${problem}`,
    hospital: (problem: string) => `Name of the hospital: ${problem}`,
    address: (problem: string) => `Address of the hospital: ${problem}`,
    surgeon: (problem: string) => `Name of the surgeon: ${problem}`,
  },
  day_order: 'The stay ends on or after the day of admission.',
  day_passed: 'The admission is in the future.',
  not_valid: 'Only a valid letter can be taken back.',
  ready_title: 'Your visa letter is ready',
  ready: (hospital: string) => `${hospital} has issued the letter for your visa. It is among your documents.`,
});
