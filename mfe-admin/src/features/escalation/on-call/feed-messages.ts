import { defineMessages } from '@ayana/contracts/language';

/** A secret link that a calendar follows. */
export const messages = defineMessages('mfe-admin/escalation/feed', {
  rotaTitle: 'In your own calendar',
  rotaText:
    'A secret link by which a calendar follows who is on call in this rota. It shows names. Anyone who has the link can read it.',
  ownTitle: 'Your turns in your own calendar',
  ownText:
    'A secret link by which the calendar of your phone follows your turns in every rota. Anyone who has the link can read it.',
  words: {
    there: (day: string): string => `A link was made ${day}. It is shown once; a new one stops it.`,
    create: 'Make a link',
    renew: 'Make a new link',
    remove: 'Stop the link',
    busy: 'Saving',
    failed: 'That did not work.',
  },
  link: 'Your link',
  copy: 'Copy it now: it is not shown again.',
  subscribe: 'Open in the calendar of this device',
});
