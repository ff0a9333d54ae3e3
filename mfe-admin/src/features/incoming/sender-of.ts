import type { IncomingMessage } from '@ayana/contracts/journey';
import { messages } from './messages';

/** Who sent a message, as it says. */
export const senderOf = ({ from_name, from_address }: IncomingMessage): string =>
  from_name ?? (from_address === null || from_address === '' ? messages.unknown : from_address);
