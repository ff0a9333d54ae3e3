import { BRAND } from '@ayana/contracts/brand';
import { defineMessages } from '@ayana/contracts/language';

/** The texts about discharge summaries: refusals, what the patient hears, and the paper. */
export const DISCHARGE_MESSAGES = defineMessages('api/journeys/discharges', {
  not_accepted: 'A summary is written once the patient has accepted the quote.',
  not_admitted: 'A summary is written once the patient is admitted.',
  from_needed: 'Please enter the first day of flying.',
  from_not_needed: 'A day belongs only to “Fit to fly from a day on”.',
  reason_needed: 'Please say why the summary is corrected.',
  ready_title: 'Your discharge summary is ready',
  ready: (hospital: string) =>
    `${hospital} signed it. Keep it with you on the way home, and show it to your doctor there.`,
  file: (version: number) => `discharge-summary-v${version}.pdf`,
  paper: {
    title: 'Discharge summary',
    subject: (hospital: string) => `${hospital}, by way of ${BRAND.name}`,
    signed: (day: string) => `Signed on ${day}`,
    version: (version: number) => `Version ${version}`,
    reason: (reason: string) => `It takes the place of an earlier version: ${reason}`,
    hospital: 'Hospital',
    treatment: 'Treatment asked for',
    admitted: 'Admitted',
    discharged: 'Discharged',
    flying: 'Flying home',
    flying_from: (day: string) => `Fit to fly from ${day} on`,
    flight_needs: (text: string) => `Needed on the flight: ${text}`,
    urgent: 'With one of the warning signs, call your case manager or the nearest hospital at once.',
  },
});
