import { BRAND } from '@ayana/contracts/brand';
import { defineMessages } from '@ayana/contracts/language';

/** What surrounds a broadcast in its mail. */
export const BROADCAST_MAIL_MESSAGES = defineMessages('api/messaging/broadcast', {
  test_subject: (subject: string) => `Test: ${subject}`,
  test: 'This is a test of a broadcast. It was sent to you only.',
  leave_before: 'You get news of this kind because you subscribed to it. You can ',
  leave: 'leave the newsletter',
  notice_reason: `You get this email because it concerns your treatment, or your account at ${BRAND.name}.`,
  promotion_reason: `You get this email because you subscribed to the newsletter of ${BRAND.name}.`,
  test_text: (text: string) => `TEST. ${text}`,
});
