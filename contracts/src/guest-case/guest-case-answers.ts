import type { DocumentKind, DocumentState } from '../journey/case-parts.ts';
import type { Id, Integer, Moment } from '../shapes/index.ts';

/** How far a request is, for its sender. */
export type GuestCaseStatus = 'received' | 'in_hand' | 'talk_agreed' | 'answered' | 'closed';

export interface GuestTalk {
  starts_at: Moment;
  minutes: Integer;
  kind: 'video' | 'phone';
  /** Of the visitor, as they gave it. */
  time_zone: string | null;
  /** Null where the staff have not named one. */
  doctor: string | null;
  /** Of the page that joins it, on this site; null for a call, and until the session is confirmed. */
  join_path: string | null;
}

export interface GuestMessage {
  id: Id;
  from: 'guest' | 'team' | 'other';
  /** Of the team’s author. */
  name: string | null;
  /** Text, never markup. */
  text: string;
  created_at: Moment;
}

export interface GuestPaper {
  id: Id;
  kind: DocumentKind;
  status: DocumentState;
  file_name: string;
  /** Bytes. */
  size: Integer;
  uploaded_at: Moment;
  /** Why it was sent back. */
  refused_reason: string | null;
}

/** What is medical, and so needs the code that was sent to the telephone. */
export interface GuestCaseContent {
  /** Oldest first, the last 200. */
  messages: GuestMessage[];
  papers: GuestPaper[];
}

/** One case as its guest sees it, by the link of a mail. */
export interface GuestCase {
  /**
   * As people say it.
   * @example "AY-7K2Q4"
   */
  case_number: string;
  status: GuestCaseStatus;
  /** Who of the team has it, as patients may see it. */
  with: string | null;
  received_at: Moment;
  /** When the promised answer is due. */
  due_at: Moment;
  /** Of the time they asked for or were given; the first is the next. */
  talks: GuestTalk[];
  /** What was added by the links of this case. */
  added: { messages: Integer; papers: Integer };
  /** Messages of the team; what they say needs the code. */
  team_messages: Integer;
  /** The last digits of the telephone that a code would be sent to; null without one. */
  phone_end: string | null;
  link_expires_at: Moment;
  session_expires_at: Moment;
  /** Null until this session is confirmed by a code. */
  content: GuestCaseContent | null;
}

/** What a guest has added. */
export interface GuestAdded {
  id: Id;
}

export interface GuestCodeSent {
  phone_end: string;
  expires_at: Moment;
}

export type GuestLinkEnd = 'revoked' | 'replaced' | 'joined' | 'wrong_codes';

/** For the staff: the last link of a case. */
export interface GuestLink {
  created_at: Moment;
  expires_at: Moment;
  ended_at: Moment | null;
  ended_why: GuestLinkEnd | null;
  /** When its holder last opened it. */
  opened_at: Moment | null;
}

/** For the staff: what a guest has of their case. */
export interface GuestAccess {
  /** An account has the case: there are no links any more. */
  has_account: boolean;
  link: GuestLink | null;
  /** Whether the link opens the case now. */
  works: boolean;
  added: { messages: Integer; papers: Integer };
}
