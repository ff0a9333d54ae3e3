import { notificationPlace } from '@ayana/contracts/notifications';
import type { PatientNotification } from '@ayana/contracts/realtime';
import { messages } from '../messages';
import type { Item } from './loader';

/** Where questions are read with their answers. */
const QUESTIONS_PATH = '/questions';

type InquiryItem = Exclude<Item, PatientNotification>;

/** One entry of the list, for patients and other roles alike. */
export interface Entry {
  id: string;
  title: string;
  text: string;
  /** Of the case it is about, if any. */
  case_number: string | null;
  /** ISO time it arrived; null where unknown. */
  at: string | null;
  is_read: boolean;
  /** The page it leads to. */
  place: string;
}

export const entryOf = (item: Item): Entry => ('email_address' in item ? inquiryEntry(item) : notificationEntry(item));

function notificationEntry(item: PatientNotification): Entry {
  const { id, title, message, case_number, created_at, is_read, metadata, journey_id } = item;
  const place = notificationPlace(metadata, journey_id);
  return { id, title, text: message, case_number, at: created_at, is_read, place };
}

/** A question, or its newest answer. An event has only its address and state: its id then says when it was sent. */
function inquiryEntry({ id, email_address, status, message, received_at, answers = [] }: InquiryItem): Entry {
  const answer = answers.at(-1);
  const { inquiry: words } = messages;
  return {
    id,
    title: answer === undefined ? words.title : words.answered,
    text: (answer?.text ?? message ?? words.text(email_address)).trim(),
    case_number: null,
    at: answer?.at ?? received_at ?? momentOfId(id),
    is_read: status === 'read',
    place: QUESTIONS_PATH,
  };
}

/** The time in a UUIDv7: milliseconds since 1970 in its first 48 bits (RFC 9562, section 5.7). */
export function momentOfId(id: string): string | null {
  if (!/^[0-9a-f]{8}-[0-9a-f]{4}-7/i.test(id)) return null;
  return new Date(Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)).toISOString();
}
