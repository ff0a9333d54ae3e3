import { defineMessages } from '@ayana/contracts/language';

/** What a patient reads of laboratory tests and prescriptions. */
export const messages = defineMessages('mfe-patient/care/orders', {
  results: 'Laboratory results',
  medicines: 'Prescriptions',
  failed: 'Your tests and medicines couldn’t be loaded.',
  stale: 'They couldn’t be refreshed. This is the last loaded version.',
  retry: 'Try again',
  usual: (low: string, high: string): string => `Usual: ${low} to ${high}`,
  usualFrom: (low: string): string => `Usual: from ${low}`,
  usualTo: (high: string): string => `Usual: up to ${high}`,
  usualAnswer: (answer: string): string => `Usual: ${answer}`,
  by: (laboratory: string, moment: string): string => `${laboratory}, ${moment}`,
  ask: 'Ask your doctor or your case manager what these values mean for you.',
  paper: 'Open as PDF',
  instead: (medicine: string): string => `Given instead of ${medicine}`,
  signed: (name: string, moment: string, registration: string): string =>
    `Signed by ${name} on ${moment}, registration ${registration}`,
  prescription: 'Open the signed prescription',
  prescriptionFile: 'prescription.pdf',
  opening: 'Opening',
  stopped: 'No longer handed out: the doctor has written another medicine instead.',
  quantity: (done: number, all: number): string => `${done} of ${all} handed out`,
  broughtTo: (place: string): string => `Brought to ${place}.`,
  openPhoto: 'Open the photo',
  delivered: (name: string, moment: string): string => `Handed over to ${name}, ${moment}`,
});
