import type { LeftOutFile, MessageChannel } from '@ayana/contracts/journey';

/** What a message has of how it came and left; absent where messages come from nowhere else. */
interface Outside {
  channel: MessageChannel;
  /** Of one from outside: what it calls itself. Null where the reader sees no addresses. */
  from_address: string | null;
  is_confirmed: boolean;
  /** Who of the staff made sure of its sender, and when; what they did is for the staff. */
  confirmation: { by: { name: string } | null; at: string; how: string | null } | null;
  /** Where an answer was sent besides being here. */
  sent_to: string | null;
  left_out: readonly LeftOutFile[];
}

/** A message as the API answers it. */
export interface ConversationMessage extends Partial<Outside> {
  id: string;
  /** Null for the system. */
  author: { id: string; name: string; kind: string } | null;
  text: string;
  documents: readonly { id: string; file_name: string }[];
  /** ISO 8601. */
  created_at: string;
}

/** A message that has not arrived. */
export interface OutgoingMessage {
  key: string;
  text: string;
  documents: readonly { id: string; file_name: string }[];
  written_at: string;
  /** Why it was refused; null while it waits. */
  refusal: string | null;
}

/** How far someone else has read. */
export interface ReadMark {
  user: { id: string; name: string };
  read_until: string;
}
