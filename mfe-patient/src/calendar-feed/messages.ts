import { defineMessages } from '@ayana/contracts/language';

/** What the card of a trip's calendar says. */
export const messages = defineMessages('mfe-patient/calendar-feed', {
  title: 'In your calendar',
  text: 'Your phone follows the plan by a secret link. Changes arrive by themselves.',
  create: 'Make a calendar link',
  renew: 'Make a new link',
  remove: 'Switch it off',
  there: (day: string): string =>
    `You made a link ${day}. It works until you switch it off or make a new one. Companions make their own.`,
  busy: 'Saving',
  once: 'Keep the link to yourself: who has it sees the plan. It is shown now only. A new link ends the old one.',
  subscribe: 'Open in your calendar',
  copy: 'Copy link',
  copied: 'Copied.',
  link: 'Calendar link',
  failed: 'That did not work. Please try again.',
});
