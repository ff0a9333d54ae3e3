import { BRAND } from '@ayana/contracts/brand';
import { defineMessages } from '@ayana/contracts/language';

/** The texts about the consent to a stay: tasks, refusals, news and the paper. */
export const CONSENT_MESSAGES = defineMessages('api/stays/consents', {
  task: 'Read and sign the hospital’s consent',
  asked_title: 'Please read and sign the consent',
  asked: (hospital: string) =>
    `${hospital} needs your consent before the admission. Read it to the end and sign it on screen.`,
  asked_again: (hospital: string) =>
    `${hospital} has changed the text. Please read and sign it again before the admission.`,
  only_patient: 'Only the patient signs the consent.',
  not_asked: 'There is nothing to sign.',
  text_changed: 'The hospital has changed the text since you opened it. Please read the new one.',
  nothing_signed: 'There is no signed consent to withdraw.',
  other_text: 'This text is not of the hospital of your stay.',
  read_first: 'Please read the text to the end.',
  agree_first: 'Please tick that you agree.',
  same_text: 'This is the text as it is. Change it to write a new version.',
  own_hospital: 'Choose one of your hospitals.',
  withdrawn_title: 'You have withdrawn your consent',
  withdrawn: (hospital: string) =>
    `${hospital} and your case manager know. You may sign it again at any time before the discharge.`,
  file: (version: number) => `consent-v${version}.pdf`,
  paper: {
    subject: (hospital: string) => `${hospital}, by way of ${BRAND.name}`,
    version: (version: number) => `Version ${version}`,
    hospital: 'Hospital',
    signed_as: 'Signed on screen as',
    signed_at: 'Signed',
    read: 'The text was shown in full and read to the end. The box “I have read and agree” was ticked.',
    signed: (day: string) => `Signed on ${day}`,
  },
});
