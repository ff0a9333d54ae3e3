import { BRAND } from '@ayana/contracts/brand';
import { defineMessages } from '@ayana/contracts/language';

/** What surrounds a notification in its mail. */
export const NOTIFICATION_MAIL_MESSAGES = defineMessages('api/messaging/notification', {
  open: 'Open in your portal',
  stop_before: (kind: string) => `You chose emails about “${kind}”. You can `,
  stop: 'stop these emails',
  or: ' or ',
  choose: 'choose what you get',
  reason: `You get this email because you have an account at ${BRAND.name}.`,
});
