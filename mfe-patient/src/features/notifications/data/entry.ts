import type { GeneralInquiry, PatientNotification } from '@ayana/contracts/realtime';
import { messages } from '../messages';
import type { Item } from './loader';

/** One entry of the list, for patients and other roles alike. */
export interface Entry {
  id: string;
  title: string;
  text: string;
  /** ISO time it arrived; null where unknown. */
  at: string | null;
  is_read: boolean;
}

export const entryOf = (item: Item): Entry => ('email_address' in item ? inquiryEntry(item) : notificationEntry(item));

function notificationEntry({ id, title, message, created_at, is_read }: PatientNotification): Entry {
  return { id, title, text: message, at: created_at, is_read };
}

/** An inquiry has only an e-mail address and a status; its id says when it was sent. */
function inquiryEntry({ id, email_address, status }: GeneralInquiry): Entry {
  return {
    id,
    title: messages.inquiry.title,
    text: messages.inquiry.text(email_address),
    at: momentOfId(id),
    is_read: status === 'read',
  };
}

/** The time in a UUIDv7: milliseconds since 1970 in its first 48 bits (RFC 9562, section 5.7). */
export function momentOfId(id: string): string | null {
  if (!/^[0-9a-f]{8}-[0-9a-f]{4}-7/i.test(id)) return null;
  return new Date(Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)).toISOString();
}
