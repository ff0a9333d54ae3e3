import type { ThreadAssignment } from './assignments.ts';
import type { MessageDocument, ThreadKind } from './case-parts.ts';
import type { MessageChannel } from './incoming.ts';
import type { AnswerChannel, LeftOutFile } from './incoming-answers.ts';
import type { JourneyActor } from './journey-entries-answers.ts';
import type { AuthorKind } from './messages.ts';
import type { WritingTime } from './traveller-threads.ts';
import type { Id, Integer, Moment, Page } from '../shapes/index.ts';

export interface MessageAuthor extends JourneyActor {
  kind: AuthorKind;
}

/** That staff made sure who sent one message from outside. It says nothing about others. */
export interface SenderConfirmation {
  /** Null once the account is gone. */
  by: JourneyActor | null;
  at: Moment;
  /** What was done. Null for others than the staff. */
  how: string | null;
}

export interface Message {
  id: Id;
  thread_id: Id;
  /** Null for the system, and for who wrote from outside. */
  author: MessageAuthor | null;
  /** How it came, or how an answer of the staff left besides being here. */
  channel: MessageChannel;
  /** Of one from outside: the address or number it named as its own. Null for readers who see no addresses. */
  from_address: string | null;
  /** Whether its sender has signed in, or staff have confirmed them: by mail or text anybody may name any sender. */
  is_confirmed: boolean;
  /** Of one from outside that staff have confirmed. */
  confirmation: SenderConfirmation | null;
  /** Where an answer was sent. Null for readers who see no addresses. */
  sent_to: string | null;
  text: string;
  /** Those the caller may open. */
  documents: MessageDocument[];
  /** Files that came with it and were not kept. */
  left_out: LeftOutFile[];
  created_at: Moment;
}

export type MessagesPage = Page<Message>;

export interface ThreadRead {
  user: JourneyActor;
  read_until: Moment;
}

export interface Thread {
  id: Id;
  journey_id: Id;
  /**
   * Of the case, as people say it.
   * @example "AY-7K2Q4"
   */
  case_number: string;
  kind: ThreadKind;
  /** False for a member of an organisation who may only read it, and outside the writing time. */
  may_write: boolean;
  /** Of a thread with the traveller: when they may write; null while no part of the trip has a time, and for other threads. */
  writing_time: WritingTime | null;
  /** Of a partner’s thread, and of one with the traveller: the work it is about. */
  assignment: ThreadAssignment | null;
  /** Of the journey. */
  case_manager: JourneyActor | null;
  /** Messages of others that the caller has not read. */
  unread_count: Integer;
  last_message: Message | null;
  /** Who has read until when; the last first. */
  reads: ThreadRead[];
  /** For the staff, of a thread whose last message came from outside: how their answer leaves. */
  answer_channel: AnswerChannel | null;
}

export interface Threads {
  items: Thread[];
}

export interface ReadAnswer {
  read_until: Moment;
  unread_count: Integer;
}
