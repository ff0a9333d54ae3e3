/** A message as the API answers it. */
export interface ConversationMessage {
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
