import { defineMessages } from '@ayana/contracts/language';

export const messages = defineMessages('mfe-partner/organisation-answer-templates', {
  title: 'Answer templates',
  text: 'Texts that you write again and again. They are offered where you write a message or decline work.',
  none: 'There are no templates yet.',
  failed: 'The templates couldn’t be loaded.',
  add: 'Add a template',
  change: 'Change',
  changeOf: (name: string): string => `Change ${name}`,
  remove: 'Remove',
  removeOf: (name: string): string => `Remove ${name}`,
  removeTitle: (name: string): string => `Remove ${name}?`,
  removeText: 'It is no longer offered. What was written with it stays.',
  removed: 'The template is removed',
  form: {
    title: 'Answer template',
    name: 'Name',
    nameHint: 'Your colleagues choose it by this name.',
    body: 'Text',
    bodyHint: 'Without names and other details of a patient: everyone of your organisation reads it.',
    submit: 'Save',
    busy: 'Saving',
    saved: 'The template is saved',
    needName: 'Please enter a name.',
    needText: 'Please enter the text.',
  },
});
