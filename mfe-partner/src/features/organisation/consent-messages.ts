import { defineMessages } from '@ayana/contracts/language';

/** The texts of a hospital’s consent, on the page of its organisation. */
export const messages = defineMessages('mfe-partner/organisation/consent', {
  title: 'Consent to a stay',
  lead: 'What your patients read and sign on screen before the admission, by language. Each change is the next version: patients who are expected are asked to sign it again.',
  failed: 'The texts of the consent couldn’t be loaded.',
  none: 'There is no text yet. Until there is one, no patient can sign.',
  line: (hospital: string, language: string, version: number): string => `${hospital}, ${language}, version ${version}`,
  by: (name: string, day: string): string => `${name}, ${day}`,
  someone: 'A former colleague',
  change: 'Change',
  changeOf: (title: string, language: string): string => `Change “${title}”, ${language}`,
  add: 'Add a text',
  form: {
    title: 'Text of the consent',
    text: 'Write plainly what the patient agrees to, what the risks are, and that the consent can be withdrawn.',
    hospital: 'Hospital',
    language: 'Language',
    name: 'Title',
    body: 'Text',
    bodyHint: 'An empty line begins a new paragraph.',
    submit: 'Save this version',
    busy: 'Saving',
    done: 'The text is saved',
    needTitle: 'Please enter the title.',
    needBody: 'Please enter the text.',
    exists: 'There is a text in this language: change that one.',
  },
});
