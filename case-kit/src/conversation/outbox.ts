/** A message that has not arrived: it waits for the line, or the API refused it. */
export interface WaitingMessage {
  /** The idempotency key: sent again, it is written once. */
  key: string;
  text: string;
  /** Papers of the case, with their names to show. */
  documents: readonly { id: string; file_name: string }[];
  /** Of the staff: whether it also leaves in the channel of the last message. */
  in_channel?: boolean | undefined;
  /** ISO 8601. */
  written_at: string;
  /** Why the API refused it; null while it waits. */
  refusal: string | null;
}

export type Outgoing = readonly WaitingMessage[];

/** As stored; what cannot be read counts as none. */
export function readOutgoing(text: string): Outgoing {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter(isWaiting) : [];
  } catch {
    return [];
  }
}

function isWaiting(value: unknown): value is WaitingMessage {
  if (typeof value !== 'object' || value === null) return false;
  const { key, text, documents, written_at } = value as Partial<WaitingMessage>;
  return (
    typeof key === 'string' && typeof text === 'string' && typeof written_at === 'string' && Array.isArray(documents)
  );
}

export const without = (outgoing: Outgoing, key: string): Outgoing => outgoing.filter((each) => each.key !== key);

/** @param refusal null to send it again */
export const withRefusal = (outgoing: Outgoing, key: string, refusal: string | null): Outgoing =>
  outgoing.map((each) => (each.key === key ? { ...each, refusal } : each));

/** The next to send, in the order they were written. */
export const nextToSend = (outgoing: Outgoing): WaitingMessage | undefined =>
  outgoing.find(({ refusal }) => refusal === null);
