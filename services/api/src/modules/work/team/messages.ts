import { defineMessages } from '@ayana/contracts/language';

export const TEAM_MESSAGES = defineMessages('api/work/team', {
  not_of_organisation: 'Choose someone of your organisation who may change its work.',
  not_shared: 'This work was given to one doctor, so there is nobody to hand it to.',
  work_is_over: 'This work is over.',
  title: 'Work was handed to you',
  text: (by: string, kind: string, case_number: string): string => `${by} handed you: ${kind}, case ${case_number}.`,
});
