import { defineMessages, select } from '@ayana/contracts/language';

/** What the API says about what a hospital writes during a stay. */
export const STAY_MESSAGES = defineMessages('api/stays', {
  label_needed: 'Please name the check.',
  label_of_other: 'A name belongs only to a check of your own.',
  blood_only: 'Units and group belong only to reserved blood.',
  blood_needed: 'Please enter how many units are reserved, and of which group.',
  too_many_checks: 'A stay has at most 20 checks of your own.',
  not_admitted: 'Daily notes are written while the patient is admitted, and until seven days after the discharge.',
  too_early: 'News for the family is written from the admission on.',
  too_many_dates: 'A stay has at most 20 follow-up dates.',
  update_title: 'News from the hospital',
  update: 'The hospital has written how it goes. Open the page to read it.',
  follow_up_title: 'A follow-up date was set',
  follow_up: (kind: 'visit' | 'talk', day: string) =>
    select(kind, { visit: `Visit on ${day}`, other: `Talk on ${day}` }),
  follow_up_task: (kind: 'visit' | 'talk', text: string) =>
    select(kind, { visit: `Follow-up visit: ${text}`, other: `Follow-up talk: ${text}` }),
});
