import type { NamedOperator } from './signals.ts';
import type { CalendarDay, Id, Integer, Moment, Page } from '../shapes/index.ts';
import type { LastEditor } from '../editing/index.ts';
import { LANGUAGE_TAGS } from '../catalogue/index.ts';
import type { Role } from '../identity/index.ts';
import { defineMessages } from '../language/index.ts';
import type { NewsletterTopic } from '../newsletter/index.ts';
import type { BroadcastAct, BroadcastState } from './broadcast-states.ts';

/** A notice goes to everyone it concerns, also to who left the newsletter. A promotion goes to subscribers of its topic only. */
export const BROADCAST_PURPOSES = ['mandatory', 'promotion'] as const;
export type BroadcastPurpose = (typeof BROADCAST_PURPOSES)[number];

export const BROADCAST_PURPOSE_NAMES: Readonly<Record<BroadcastPurpose, string>> = defineMessages(
  'contracts/operations/broadcast-purposes',
  { mandatory: 'Notice', promotion: 'Promotion' },
);

export const BROADCAST_CHANNELS = ['mail', 'text', 'bell'] as const;
export type BroadcastChannel = (typeof BROADCAST_CHANNELS)[number];

export const BROADCAST_CHANNEL_NAMES: Readonly<Record<BroadcastChannel, string>> = defineMessages(
  'contracts/operations/broadcast-channels',
  { mail: 'Email', text: 'Text message', bell: 'Notification in the portal' },
);

/** Languages a broadcast can be written in. */
export const BROADCAST_LANGUAGES: readonly string[] = Object.values(LANGUAGE_TAGS);
export const BROADCAST_MAIN_LANGUAGE = 'en';

/** Who a broadcast is for: people by what they are, or the patients of chosen journeys of its incident. */
export const AUDIENCE_KINDS = ['people', 'journeys'] as const;
export type AudienceKind = (typeof AUDIENCE_KINDS)[number];

export interface BroadcastAudience {
  kind: AudienceKind;
  roles: Role[];
  // As the accounts have them.
  countries: string[];
  languages: string[];
  // Completed stages of the latest journey.
  stages: Integer[];
  hospital_ids: string[];
  // Days, both inclusive, of a flight to India.
  arrives_from: CalendarDay | null;
  arrives_until: CalendarDay | null;
  journey_ids: string[];
  // The patients themselves; of people always.
  with_patients: boolean;
  // Companions who have accepted their invitation.
  with_families: boolean;
}

/** What is written in one language. The first one is English, which readers of all other languages get. */
export interface BroadcastText {
  language: string;
  subject: string;
  body: string;
  // Of the SMS; needed where the broadcast goes by text.
  text: string | null;
  // Of the button; needed with a link.
  link_label: string | null;
}

/** The value of a variable in a language; of one about the reader, what is written where it is not known. */
export interface BroadcastVariable {
  name: string;
  language: string;
  value: string;
}

/** When messages leave. `moment`: all at once; `local`: at a wall-clock time in each reader’s zone. */
export const BROADCAST_TIMINGS = ['now', 'moment', 'local'] as const;
export type BroadcastTiming = (typeof BROADCAST_TIMINGS)[number];

/** Hours in which nothing leaves, by each reader’s clock, unless the notice is urgent. A person’s own quiet hours come first. */
export const BROADCAST_QUIET_HOURS = { from: '21:00', until: '08:00' } as const;

export const BROADCAST_MESSAGE_STATES = ['waiting', 'queued', 'delivered', 'failed', 'skipped'] as const;
export type BroadcastMessageState = (typeof BROADCAST_MESSAGE_STATES)[number];

export const BROADCAST_MESSAGE_STATE_NAMES: Readonly<Record<BroadcastMessageState, string>> = defineMessages(
  'contracts/operations/broadcast-message-states',
  { waiting: 'Waiting', queued: 'Leaving', delivered: 'Delivered', failed: 'Failed', skipped: 'Not sent' },
);

/** Why a message failed, or was not sent. */
export const BROADCAST_MESSAGE_REASONS = ['refused', 'unsubscribed', 'gone', 'no_words', 'cancelled'] as const;
export type BroadcastMessageReason = (typeof BROADCAST_MESSAGE_REASONS)[number];

export const BROADCAST_MESSAGE_REASON_NAMES: Readonly<Record<BroadcastMessageReason, string>> = defineMessages(
  'contracts/operations/broadcast-message-reasons',
  {
    refused: 'The address did not take it',
    unsubscribed: 'Left the newsletter meanwhile',
    gone: 'The account or its address is gone',
    no_words: 'Something the text says is not known about them',
    cancelled: 'The broadcast was cancelled',
  },
);

/** Why someone of the audience gets nothing by a channel. */
export const LEFT_OUT_REASONS = ['no_address', 'no_phone', 'no_portal', 'not_subscribed', 'same_address'] as const;
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number];

export const LEFT_OUT_NAMES: Readonly<Record<LeftOutReason, string>> = defineMessages(
  'contracts/operations/broadcast-left-out',
  {
    no_address: 'Email address not confirmed',
    no_phone: 'No phone number',
    no_portal: 'No notifications in their portal',
    not_subscribed: 'Not subscribed to this topic',
    same_address: 'Shares the address of another reader',
  },
);

export interface AudienceSample {
  /** For a preview. */
  key: string;
  name: string;
  kind: 'patient' | 'family' | 'other';
  country: string | null;
  // The one they are written to in.
  language: string;
  channels: BroadcastChannel[];
}

export interface SleepingZone {
  time_zone: string;
  count: Integer;
}

/** Readers by email or text whose quiet hours it is now, by their own clocks. What is urgent wakes them; anything else waits for them. */
export interface AudienceAsleep {
  /** Readers by email or text whose quiet hours it is now. */
  people: Integer;
  /** When the first of these nights ends. */
  first_until: Moment | null;
  last_until: Moment | null;
  /** The zone with most sleepers first. */
  zones: SleepingZone[];
}

export interface LeftOut {
  channel: BroadcastChannel;
  reason: LeftOutReason;
  count: Integer;
}

export interface LanguageCount {
  language: string;
  count: Integer;
}

export interface MessageCounts {
  mail: Integer;
  text: Integer;
  bell: Integer;
}

export interface AudienceCount {
  /** Who gets at least one message. */
  people: Integer;
  // Messages, by channel.
  messages: MessageCounts;
  // Readers by the language they are written to in, the most frequent first.
  languages: LanguageCount[];
  left_out: LeftOut[];
  /** By a variable about the reader: about how many it is not known. */
  unknown: Record<string, Integer>;
  asleep: AudienceAsleep;
  sample: AudienceSample[];
}

/** Who a broadcast reaches as things are now, with the names of what its audience is chosen by. */
export interface BroadcastReach extends AudienceCount {
  /** Those the audience is chosen by. */
  hospitals: NamedOperator[];
  /** Those the audience is chosen by, by their patients’ names. */
  journeys: NamedOperator[];
}

export interface BroadcastProgress {
  /** Messages of all channels; 0 until it begins. */
  total: Integer;
  waiting: Integer;
  /** Leaving at this moment. */
  queued: Integer;
  delivered: Integer;
  failed: Integer;
  skipped: Integer;
  // Readers who opened the link, and who left the newsletter by this email.
  opened: Integer;
  unsubscribed: Integer;
}

export interface BroadcastPerson {
  id: string;
  name: string;
}

export interface BroadcastIncident {
  id: Id;
  number: string;
  title: string;
}

export interface Broadcast {
  id: Id;
  // `BC-000123`.
  /** @example "BC-000123" */
  number: string;
  title: string;
  purpose: BroadcastPurpose;
  channels: BroadcastChannel[];
  state: BroadcastState;
  incident: BroadcastIncident | null;
  author: NamedOperator;
  approved_by: NamedOperator | null;
  timing: BroadcastTiming;
  /** Of a local time: where its day begins first. */
  sends_at: Moment | null;
  begun_at: Moment | null;
  finished_at: Moment | null;
  progress: BroadcastProgress;
  created_at: Moment;
  updated_at: Moment;
  /** Who changed it last, for those who may change it too; null for the system and for accounts that are gone. */
  updated_by?: LastEditor | null;
  version: Integer;
}

export interface BroadcastDetail extends Broadcast {
  topic: NewsletterTopic | null;
  texts: BroadcastText[];
  variables: BroadcastVariable[];
  audience: BroadcastAudience;
  /** Who gets it as things are now; null once it is being sent. */
  reach: BroadcastReach | null;
  // Path of this site or address that the button opens.
  link: string | null;
  // Leaves in quiet hours too. Only a notice can be.
  is_urgent: boolean;
  // Everyone who wrote on it: none of them approves it.
  authors: NamedOperator[];
  submitted_at: Moment | null;
  // Nor does the one who submitted it.
  submitted_by: NamedOperator | null;
  approved_at: Moment | null;
  // Wall-clock time of `local`: `2026-12-01T09:00`.
  local_time: string | null;
  /** While it is sent: when the next message may leave by its reader’s clock. */
  next_at: Moment | null;
  review_note: string | null;
  /** That the caller may do now. */
  acts: BroadcastAct[];
  /** The newest first. */
  entries: BroadcastEntry[];
}

export interface BroadcastEntry {
  id: Id;
  at: Moment;
  // Null: the system.
  actor: NamedOperator | null;
  event: 'created' | 'changed' | 'tested' | BroadcastAct | 'finish';
  note: string | null;
}

export interface BroadcastMessage {
  id: Id;
  /** Empty when the account is gone. */
  name: string;
  kind: 'patient' | 'family' | 'other';
  channel: BroadcastChannel;
  language: string;
  state: BroadcastMessageState;
  reason: BroadcastMessageReason | null;
  settled_at: Moment | null;
  opened_at: Moment | null;
  unsubscribed_at: Moment | null;
}

export interface PreviewBell {
  title: string;
  message: string;
}

export interface PreviewMail {
  subject: string;
  body: string;
  link_label: string | null;
}

/** A broadcast as one reader would get it. */
export interface BroadcastPreview {
  reader: AudienceSample;
  direction: 'ltr' | 'rtl';
  // Null where it does not go by this channel.
  mail: PreviewMail | null;
  text: string | null;
  bell: PreviewBell | null;
  /** Variables that have no value for this reader. */
  missing: string[];
}

export const broadcastNumber = (number: number): string => `BC-${String(number).padStart(6, '0')}`;

export type BroadcastMessagesPage = Page<BroadcastMessage>;

export type BroadcastsPage = Page<Broadcast>;
