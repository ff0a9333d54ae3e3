import { defineMessages } from '@ayana/contracts/language';

/** Titles of what a hospital does for a referral; the words within come with each section. */
export const HOSPITAL_SECTIONS = defineMessages('mfe-partner/hospital-sections', {
  quote: 'Quote',
  payments: 'Deposit and room fee',
  letter: 'Letter for the visa',
  discharge: 'Discharge summary',
  bills: 'Bills',
});
