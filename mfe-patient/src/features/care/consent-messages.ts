import type { ConsentState } from '@ayana/contracts/journey';
import { defineMessages } from '@ayana/contracts/language';

const states: Record<Exclude<ConsentState, 'no_text'>, string> = {
  missing: 'Please read the text to the end and sign it before the admission.',
  outdated: 'The hospital has changed the text since you signed. Please read and sign it again before the admission.',
  signed: 'You have signed it. The signed paper is among your documents.',
  withdrawn: 'You have withdrawn it. The hospital knows. You may sign it again.',
};

/** The consent to the stay. */
export const messages = defineMessages('mfe-patient/care/consent', {
  title: 'Consent to your stay',
  failed: 'The consent couldn’t be loaded',
  states,
  read: 'Read and sign',
  withdraw: 'Withdraw',
  signed: (name: string, version: number, moment: string): string => `Signed as ${name}, version ${version}, ${moment}`,
  withdrawn: (moment: string, reason: string): string => `Withdrawn ${moment}: ${reason}`,
  form: {
    title: (hospital: string): string => `Consent of ${hospital}`,
    version: (version: number): string => `Version ${version}`,
    language: 'Language of the text',
    text: 'Text of the consent',
    toEnd: 'Please read the text to the end; then you can sign.',
    agrees: 'I have read the text to the end and agree to it.',
    name: 'Your full name',
    nameHint: 'As in your passport. It is your signature.',
    submit: 'Sign',
    done: 'The consent is signed',
    needRead: 'Please read the text to the end.',
    needAgree: 'Please tick that you have read it and agree.',
    needName: 'Please enter your full name.',
  },
  withdrawForm: {
    title: 'Withdraw the consent',
    text: 'The hospital and your case manager read it at once and call you. You may sign it again.',
    reason: 'Reason',
    submit: 'Withdraw',
    done: 'The consent is withdrawn',
    needReason: 'Please say why.',
  },
  busy: 'Saving',
});
