import { RESPONSE_HOURS } from '../consultations/messages.ts';

export const INBOX_KINDS = [
  'contact',
  'consultation',
  'video_consultation',
  'partner_application',
  'career_application',
] as const;
export type InboxKind = (typeof INBOX_KINDS)[number];

/** Those that ask for a time with a doctor. */
export const TALK_KINDS = ['consultation', 'video_consultation'] as const satisfies readonly InboxKind[];
export type TalkKind = (typeof TALK_KINDS)[number];

/** Applications of partners, doctors and for vacancies: they never become a case. */
export const APPLICATION_KINDS = ['partner_application', 'career_application'] as const satisfies readonly InboxKind[];

export const isTalk = (kind: InboxKind): kind is TalkKind => TALK_KINDS.some((each) => each === kind);
export const isApplication = (kind: InboxKind): boolean => APPLICATION_KINDS.some((each) => each === kind);

export const INBOX_STATUSES = ['new', 'claimed', 'confirmed', 'answered', 'closed'] as const;
export type InboxStatus = (typeof INBOX_STATUSES)[number];

/**
 * The allowed status transitions. `new` to `claimed` only happens by claiming (POST claim), so that two staff members cannot both succeed;
 * releasing a request makes it `new` again; a closed one can be reopened.
 */
export const INBOX_TRANSITIONS: Readonly<Record<InboxStatus, readonly InboxStatus[]>> = {
  new: ['claimed', 'closed'],
  claimed: ['new', 'confirmed', 'answered', 'closed'],
  confirmed: ['answered', 'closed'],
  answered: ['claimed', 'confirmed', 'closed'],
  closed: ['claimed'],
};

/** Whether a request of this kind may change from one status to another; only consultations are confirmed. */
export function mayBecome(kind: InboxKind, from: InboxStatus, to: InboxStatus): boolean {
  return INBOX_TRANSITIONS[from].includes(to) && (to !== 'confirmed' || isTalk(kind));
}

/** Hours from `received_at` to `due_at`, as promised on the home page. */
export const DUE_HOURS = RESPONSE_HOURS;

/** The promise is kept once staff have confirmed or answered; until then the clock runs. */
export function isClockRunning(status: InboxStatus): boolean {
  return status === 'new' || status === 'claimed';
}

/** `?age=` of the list, by time since `received_at`. */
export const INBOX_AGES = ['today', 'week', 'older'] as const;
export type InboxAge = (typeof INBOX_AGES)[number];

const REFERENCE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Ids whose last bits differ by a multiple of it have the same short number. */
export const REFERENCE_PERIOD = 2 ** 30;

/** The short number people say on the phone, from the last bits of a UUIDv7: `AY-7K3F9Q`. Crockford's alphabet, no I, L, O, U. */
export function requestReference(id: string): string {
  let bits = Number.parseInt(id.replaceAll('-', '').slice(-8), 16) % REFERENCE_PERIOD;
  let text = '';
  for (let digit = 0; digit < 6; digit += 1) {
    text = REFERENCE_ALPHABET.charAt(bits % 32) + text;
    bits = Math.floor(bits / 32);
  }
  return `AY-${text}`;
}

const REFERENCE = /^AY-[0-9A-HJKMNP-TV-Z]{6}$/;

/** A short number in its normal form, from any case; null for other text. Does not check whether the request exists. */
export function readReference(text: string): string | null {
  const reference = text.trim().toUpperCase();
  return REFERENCE.test(reference) ? reference : null;
}

/** The last bits of an id, read from its short number in normal form. */
export function referenceNumber(reference: string): number {
  return Array.from(reference.slice(3)).reduce((bits, letter) => bits * 32 + REFERENCE_ALPHABET.indexOf(letter), 0);
}

/** The fields of the forms that name the treatment, in the sender's words. */
export const TREATMENT_FIELDS = ['procedure_interest', 'interested_procedure'] as const;
