import { defineMessages } from '../language/index.ts';

/** How a message came to a thread, or left it besides being written there. */
export const MESSAGE_CHANNELS = ['portal', 'email', 'sms', 'whatsapp', 'guest_link'] as const;
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number];
/** A channel whose sender nobody has confirmed: anyone who writes can name any sender. */
export type OutsideChannel = Exclude<MessageChannel, 'portal'>;

/** `automatic`: an absence notice, a list or a bounce, which nobody is to answer. */
export const INCOMING_STATES = ['not_placed', 'placed', 'automatic', 'dismissed'] as const;
export type IncomingState = (typeof INCOMING_STATES)[number];

/** Why a message is in no thread. */
export const INCOMING_REASONS = [
  'unknown_address',
  'no_thread',
  'case_closed',
  'too_many',
  'unreadable',
  'automatic',
] as const;
export type IncomingReason = (typeof INCOMING_REASONS)[number];

/** Why a file that came with a message is not among the papers. */
export const LEFT_OUT_REASONS = ['type', 'too_large', 'empty', 'unreadable', 'too_many'] as const;
export type FileLeftOutReason = (typeof LEFT_OUT_REASONS)[number];

/** Most papers of one message from outside. */
export const INCOMING_FILES_MAX = 20;
/** A longer text is shortened, and the whole of it is a paper beside it. */
export const INCOMING_TEXT_MAX = 10_000;
/** Messages of one sender in an hour that go into threads; the rest waits in "Not placed". */
export const INCOMING_PER_HOUR = 30;
/** A webhook is taken within so many milliseconds of the time it was signed at. */
export const WEBHOOK_WINDOW = 5 * 60 * 1000;

/** Headers of a signed webhook, as standardwebhooks.com names them. */
export const WEBHOOK_HEADERS = {
  id: 'webhook-id',
  timestamp: 'webhook-timestamp',
  signature: 'webhook-signature',
} as const;

/** The media type of a mail as it was sent (RFC 822). */
export const MAIL_TYPE = 'message/rfc822';

export const OUTSIDE_CHANNEL_NAMES: Record<OutsideChannel, string> = defineMessages('contracts/journey/channels', {
  email: 'email',
  sms: 'text message',
  whatsapp: 'WhatsApp',
  guest_link: 'the guest’s link',
});

const L = defineMessages('contracts/journey/left-out', {
  type: (name: string) =>
    `${name} was not kept: this kind of file is not taken. Please ask for a PDF or a JPEG picture.`,
  too_large: (name: string) => `${name} was not kept: it is larger than 10 MB.`,
  empty: (name: string) => `${name} was not kept: it is empty.`,
  unreadable: (name: string) => `${name} was not kept: it is not the kind of file that its name says.`,
  too_many: (name: string) => `${name} was not kept: there are too many papers.`,
});

/** A sentence about a file that is not among the papers. */
export const leftOutText = ({ file_name, reason }: { file_name: string; reason: FileLeftOutReason }): string =>
  L[reason](file_name);

const OUTSIDE = defineMessages('contracts/journey/outside', {
  not_confirmed: (channel: string) => `By ${channel}, not confirmed`,
});

/** Who sent what came from outside, in words; null for what a signed-in user sent. */
export const outsideText = (channel: MessageChannel): string | null =>
  channel === 'portal' ? null : OUTSIDE.not_confirmed(OUTSIDE_CHANNEL_NAMES[channel]);
