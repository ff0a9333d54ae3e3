import { BRAND } from '@ayana/contracts/brand';
import { defineMessages } from '@ayana/contracts/language';

/** The texts of a quote as PDF. */
export const QUOTE_PAPER_MESSAGES = defineMessages('api/journeys/quote-paper', {
  title: (hospital: string) => `Quote from ${hospital}`,
  subject: (version: number) => `Version ${version}, by way of ${BRAND.name}`,
  lead: (version: number, day: string) => `Version ${version}. Valid until ${day}.`,
  draft: (version: number) => `Version ${version}. A draft: it has not been sent.`,
  columns: { what: 'What', quantity: 'Quantity', each: 'Each', amount: 'Amount' },
  not_included: 'not in the price',
  total: 'Total',
  plan: 'Your stay',
  facts: {
    city: 'City',
    surgeon: 'Surgeon',
    room: 'Room',
    days_in_hospital: 'Days in hospital',
    days_in_india: 'Days in India',
    deposit: 'Deposit',
  },
  not_given: 'Not given by the hospital',
  surgeon_open: 'Not named yet',
  refund_terms: 'When you get money back',
  exclusions: 'What is not included',
  file: (number: string) => `quote-${number}.pdf`,
});
