import { defineMessages } from '@ayana/contracts/language';

/** What the form of a need says. */
export const messages = defineMessages('mfe-admin/resources/need-form', {
  add: 'New need',
  edit: 'Change the need',
  kind: 'Kind',
  title: 'What for',
  titleHint: 'Such as “Interpreter for the Diallo family at Apollo”.',
  details: 'Details',
  city: 'City',
  language: 'Language',
  quantity: 'How many',
  amount: 'Amount in US dollars',
  from: 'From',
  until: 'Until',
  incident: 'It belongs to the incident whose needs you are looking at.',
  save: 'Save',
  create: 'Ask for it',
  needed: {
    title: 'Please say what it is for.',
    city: 'Please choose a city.',
    quantity: 'Please give a number of at least 1.',
    time: 'Please give a day and a time.',
    order: 'It must end after it begins.',
  },
  ask: {
    interpreter: 'Ask for an interpreter',
    vehicle: 'Ask for a car',
    other: 'Ask for something else',
  },
  case: 'Case',
});
