import { defineMessages } from '@ayana/contracts/language';

/** A secret link that a calendar follows. */
export const messages = defineMessages('mfe-partner/feed', {
  there: (day: string): string => `A link was made ${day}. It is shown once; a new one stops it.`,
  create: 'Make a link',
  renew: 'Make a new link',
  remove: 'Stop the link',
  busy: 'Saving',
  failed: 'That did not work.',
  link: 'Your link',
  copy: 'Copy it now: it is not shown again.',
  subscribe: 'Open in the calendar of this device',
});
