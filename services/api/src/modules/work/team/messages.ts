import { defineMessages } from '@ayana/contracts/language';

export const TEAM_MESSAGES = defineMessages('api/work/team', {
  not_of_organisation: 'Choose someone of your organisation who may change its work.',
  not_shared: 'This work was given to one doctor, so there is nobody to hand it to.',
  colleague_away: (name: string): string => `${name} is away. Choose someone who is there.`,
  own_absence: 'You are away at the moment. Say first, at your organisation, that you are back.',
  cover_title: (name: string): string => `You cover for ${name}`,
  cover_text: (name: string, until: string): string =>
    `${name} is away until ${until}. Work that is ${name}’s, and the news of it, come to you until then.`,
  cover_over_title: (name: string): string => `You no longer cover for ${name}`,
  cover_over_text: (name: string): string => `Work that is ${name}’s, and the news of it, no longer come to you.`,
  work_is_over: 'This work is over.',
  title: 'Work was handed to you',
  text: (by: string, kind: string, case_number: string): string => `${by} handed you: ${kind}, case ${case_number}.`,
});
