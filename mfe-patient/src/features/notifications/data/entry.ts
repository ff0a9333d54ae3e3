import type { GeneralInquiry, PatientNotification } from '@ayana/contracts/realtime';
import { messages } from '../messages';

/** One entry of the list, for patients and other roles alike. */
export interface Entry {
  id: string;
  title: string;
  text: string;
  /** ISO time it arrived; null where unknown. */
  at: string | null;
  is_read: boolean;
}

export function notificationEntry({ id, title, message, created_at, is_read }: PatientNotification): Entry {
  return { id, title, text: message, at: created_at, is_read };
}

/** An inquiry has only an e-mail address and a status; its id says when it was sent. */
export function inquiryEntry({ id, email_address, status }: GeneralInquiry): Entry {
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

/**
 * The loaded pages joined, newest first and without duplicates, with entries marked since then as read.
 * @param marked ids that are read by now
 */
export function mergeEntries(pages: readonly (readonly Entry[])[], marked: ReadonlySet<string>): Entry[] {
  const known = new Map<string, Entry>();
  for (const entry of pages.flat()) if (!known.has(entry.id)) known.set(entry.id, entry);
  return [...known.values()].map((entry) =>
    Object.assign({}, entry, { is_read: entry.is_read || marked.has(entry.id) }),
  );
}
