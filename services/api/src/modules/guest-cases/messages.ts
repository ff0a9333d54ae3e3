import type { GuestLinkEnd } from '@ayana/contracts/guest-case';
import { defineMessages, plural } from '@ayana/contracts/language';

const ended: Record<GuestLinkEnd | 'expired', string> = {
  expired: 'This link worked for 30 days, which are over. Write to us, and we send you a new one.',
  revoked: 'We have ended this link. Write to us if you need a new one.',
  replaced: 'We have sent you a newer link, in a later email. Please use that one.',
  joined: 'Your account has this request now. Sign in to read and answer it.',
  wrong_codes: 'Five wrong codes were typed, so this link has ended. Write to us, and we send you a new one.',
};

export const GUEST_MESSAGES = defineMessages('api/guest-cases', {
  ended,
  session: 'For your safety this page closes after 30 minutes. Please open the link in your email again.',
  no_phone:
    'You gave us no phone number that can get a text message. With an account for your email address you read everything.',
  codes: 'We have sent as many codes as one hour allows. Please use the last one, or try again later.',
  code_wrong: (left: number): string =>
    `That is not the code. ${plural(left, { one: 'One more wrong code ends', other: `${left} more wrong codes end` })} this link.`,
  code_expired: 'This code worked for 10 minutes, which are over. Please ask for a new one.',
  code_format: 'Please type the 6 digits of the text message.',
  many: 'You have sent many messages within the hour. Please wait a little before the next one.',
  has_account: 'An account has this case: its owner signs in, and needs no link.',
});
