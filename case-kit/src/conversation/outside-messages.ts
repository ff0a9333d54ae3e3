import { defineMessages } from '@ayana/contracts/language';

/** Of messages that came by mail or text, and of answers that left so. */
export const messages = defineMessages('case-kit/conversation/outside', {
  by: (channel: string): string => `By ${channel}`,
  byFrom: (channel: string, address: string): string => `By ${channel} from ${address}`,
  link: 'the mailed link',
  notConfirmed: 'Not confirmed',
  confirmed: (name: string, at: string): string => `Confirmed by ${name} on ${at}`,
  someone: 'a colleague who is gone',
  alsoSent: (channel: string): string => `Also sent by ${channel}`,
  alsoSentTo: (channel: string, address: string): string => `Also sent by ${channel} to ${address}`,
});
