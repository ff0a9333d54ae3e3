import { defineMessages } from '@ayana/contracts/language';

/** What is wrong with a field, which its label names. */
export const FIELD_MESSAGES = defineMessages('api/fields', {
  text: (label: string): string => `${label} must be text.`,
  too_long: (label: string, max: number): string => `${label} must be at most ${max} characters.`,
  unsafe: (label: string): string => `${label} must not contain scripts or embedded frames.`,
  marks: (label: string): string =>
    `${label} contains a mark that nobody sees, often copied with it. Please type it instead of pasting it.`,
  required: (label: string): string => `${label} is required.`,
  secret: (label: string, max: number): string => `${label} must be text of at most ${max} characters.`,
  email: (label: string, max: number): string => `${label} must be a valid email address of at most ${max} characters.`,
  phone: (label: string): string =>
    `${label} must be a phone number of 8 to 16 digits that does not start with 0, like +254 712 345 678.`,
  https: (label: string, max: number): string =>
    `${label} must be a whole address of at most ${max} characters that begins with https://.`,
  date: (label: string): string => `${label} must be a date such as 2026-12-31.`,
  moment: (label: string): string =>
    `${label} must be a day such as 2026-12-31 or a moment such as 2026-12-31T09:30:00Z.`,
  choice: (label: string, choices: string): string => `${label} must be one of: ${choices}.`,
  too_many: (label: string, max: number): string => `${label} must be at most ${max}.`,
  too_few: (label: string, min: number): string => `${label} must be at least ${min}.`,
  object: (label: string): string => `${label} must be an object.`,
  objects: (label: string): string => `${label} must be a list of objects.`,
  short_texts: (label: string): string => `${label} must be short texts.`,
  offset: (label: string): string => `${label} must be an offset such as UTC+05:30.`,
  clock_time: (label: string): string => `${label} must be a time of the day such as 22:00.`,
  zone: (label: string): string => `${label} must be an IANA time zone such as Asia/Kathmandu.`,
  id: (label: string): string => `${label} must be an id.`,
  integer: (label: string, min: number, max: number): string =>
    `${label} must be a whole number from ${min} to ${max}.`,
  number: (label: string, min: number, max: number): string => `${label} must be a number from ${min} to ${max}.`,
  name: (label: string, max: number): string => `${label} must be a name of at most ${max} characters.`,
  flag: (label: string): string => `${label} must be true or false.`,
  ids: (label: string, max: number): string => `${label} must be a list of at most ${max} ids.`,
  details: (label: string, max: number): string => `${label} must be an object of at most ${max} characters.`,
  unknown: (name: string): string => `${name} is not a field of this request.`,
  /** Without a field that must be filled in. */
  missing: {
    email: 'Please enter your email address.',
    link: 'This link is not complete. Please open it from your email again.',
    last_name: 'Please enter your last name.',
    first_name: 'Please enter your first name.',
    answer: 'Please write an answer.',
    text_version: 'Please say which text was agreed to.',
    phone: 'Please enter your phone number.',
    password: 'Please enter your password.',
    new_email: 'Please enter your new email address.',
    name: 'Please enter your name.',
  },
});
