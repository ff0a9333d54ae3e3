import { defineMessages, plural } from '@ayana/contracts/language';

/** What a signed discharge summary says beside its own words. */
export const messages = defineMessages('case-kit/discharge', {
  version: (version: number): string => `Version ${version}`,
  by: (hospital: string): string => `from ${hospital}`,
  signed: (name: string, day: string): string => `Signed by ${name}, ${day}`,
  flightNeeds: (text: string): string => `Needed on the flight: ${text}`,
  flyingFrom: (day: string): string => `Fit to fly from ${day} on`,
  discharged: 'Discharged',
  notYet: 'Not yet',
  why: 'Why it was corrected',
  pdf: 'Open the PDF',
  pdfOf: (version: number): string => `Open the PDF of version ${version}`,
  file: (version: number): string => `discharge-summary-v${version}.pdf`,
  earlier: (count: number): string => plural(count, { one: '1 earlier version', other: `${count} earlier versions` }),
});
