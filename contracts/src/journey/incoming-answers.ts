import type { IncomingReason, IncomingState, FileLeftOutReason, OutsideChannel } from './incoming.ts';
import type { JourneyActor } from './journey-entries-answers.ts';
import type { Id, Integer, Moment, Page } from '../shapes/index.ts';

/** A file that came with a message and was not kept. */
export interface LeftOutFile {
  file_name: string;
  reason: FileLeftOutReason;
}

/** How an answer leaves a thread besides being written there: in the channel that the last message came by. */
export interface AnswerChannel {
  channel: OutsideChannel;
  /** An e-mail address or a telephone number. */
  to: string;
  /** Whether it is that of the patient's account, or was placed by one of the staff: then an answer is sent there unless told otherwise. */
  is_known: boolean;
}

export interface IncomingFile {
  id: Id;
  file_name: string;
  media_type: string;
  /** Bytes. */
  size: Integer;
}

/** A case that a message may belong to: its sender has the same address, or it was sent to the address of the case. */
export interface SuggestedCase {
  case_id: Id;
  /** @example "AY-7K2Q4" */
  case_number: string;
  /** Of the patient. */
  name: string;
}

/** A message from outside. Once it is in a thread, its words are there alone. */
export interface IncomingMessage {
  id: Id;
  channel: OutsideChannel;
  status: IncomingState;
  /** Null for one that was placed by itself. */
  reason: IncomingReason | null;
  /** What it says of its sender: nobody has confirmed it. */
  from_address: string | null;
  from_name: string | null;
  subject: string | null;
  text: string | null;
  files: IncomingFile[];
  left_out: LeftOutFile[];
  /** The case it is in. */
  case_id: Id | null;
  case_number: string | null;
  suggested_cases: SuggestedCase[];
  received_at: Moment;
  /** Who placed or dismissed it. */
  handled_by: JourneyActor | null;
  handled_at: Moment | null;
  /** The ETag. */
  version: Integer;
}

export type IncomingMessagesPage = Page<IncomingMessage>;

/** What became of a message that a webhook brought. `known`: it had come before, and nothing was done. */
export interface TakenMessage {
  id: Id;
  outcome: IncomingState | 'known';
}
