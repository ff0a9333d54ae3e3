import { requestReference } from '@ayana/contracts/inbox';
import { mailHref, phoneHref } from '@ayana/contracts/links';
import type { OneTimeTokenMaker } from '../../../platform/secrets/one-time-token.js';
import type { StandingTokenMaker } from '../../../platform/secrets/standing-token.js';
import type { Block, Moment, Span, Text } from './blocks.js';
import { MAIL_MESSAGES as M } from './messages.js';
import type { AccountEventMailData } from './template-data.js';
import {
  dayIn,
  dueAt,
  inIndia,
  INDIA_PLACE,
  INDIA_ZONE,
  isPhoneCall,
  placeOf,
  timeIn,
  type Preference,
  preferredInstant,
} from './times.js';

/** What a template may know besides its data. */
export interface TemplateContext {
  readonly publicOrigin: string;
  /** Sender of calendar invitations, and where a mail that leaves the newsletter goes. */
  readonly replyTo: string;
  /** The token of a link, made of its id at the moment the mail is written. */
  readonly oneTimeToken: OneTimeTokenMaker;
  /** As `oneTimeToken`, for a link that goes on working. */
  readonly standingToken: StandingTokenMaker;
}

export const reference = requestReference;

/** The text of an optional field; an empty one is absent. */
export function given(value: string | null | undefined): string | null {
  const text = value?.trim();
  return text ? text : null;
}

/** A moment in words, at the reader's place and in India; in UTC and India where the reader's zone is unknown. */
export function inBothZones(at: Date, zone: string | null): string {
  if (zone === null) return M.both_times_utc(dayIn(at, 'UTC'), timeIn(at, 'UTC'), inIndia(at, 'UTC'), INDIA_PLACE);
  return M.both_times(dayIn(at, zone), timeIn(at, zone), inIndia(at, zone), INDIA_PLACE);
}

/** When something happened to an account, as its owner reads it. */
export function whenOf({ at, time_zone = null }: AccountEventMailData): string {
  return inBothZones(new Date(at), time_zone);
}

/** For the team, whose clock is India's: `Saturday 21 November, 16:05 in Chennai`. */
export function forTeam(at: Date): string {
  return `${dayIn(at, INDIA_ZONE)}, ${timeIn(at, INDIA_ZONE)} in ${INDIA_PLACE}`;
}

export function dueInBothZones(receivedAt: string, zone: string | null): string {
  return inBothZones(dueAt(receivedAt), zone);
}

export function consultationType(type: string): string {
  return isPhoneCall(type) ? M.phone : M.video;
}

/**
 * The requested or confirmed moment as a panel of two clocks.
 * @param ends shows from and to; a preference has only a beginning
 */
export function momentPanel(
  preference: Preference,
  type: string,
  label: string,
  yours: (place: string) => string,
  ends: boolean,
): Moment {
  const instant = preferredInstant(preference, type);
  if (!instant) {
    const place = given(preference.timezone) ?? M.zone_unknown;
    return { label, day: preference.preferred_date, rows: [{ place, time: preference.preferred_time }] };
  }
  const { start, end, zone } = instant;
  const local = timeIn(start, zone);
  const india = inIndia(start, zone);
  const indiaEnd = timeIn(end, INDIA_ZONE);
  return {
    label,
    day: dayIn(start, zone),
    rows: [
      { place: yours(placeOf(preference, zone)), time: ends ? M.from_to(local, timeIn(end, zone)) : local },
      { place: M.in_place(INDIA_PLACE), time: ends ? M.from_to(india, indiaEnd) : india },
    ],
  };
}

export function paragraph(text: Text): Block {
  return { kind: 'paragraph', text };
}

/** The greeting, by the first word of a name. */
export function hello(name: string): Block {
  return paragraph(M.hello(firstName(name)));
}

export type Fact = readonly [label: string, value: Text | null];

/** The facts that were given, as a table; nothing where none was. */
export function factsOf(facts: readonly Fact[]): Block[] {
  const known = facts.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]));
  return known.length === 0 ? [] : [{ kind: 'facts', facts: known }];
}

export function mailLink(email: string): Span[] {
  return [{ text: email, href: mailHref(email) }];
}

export function phoneLink(phone: string | null): Span[] | null {
  return phone === null ? null : [{ text: phone, href: phoneHref(phone) }];
}

export function quoteOf(caption: string, text: string | null): Block[] {
  return text === null ? [] : [{ kind: 'quote', caption, text }];
}

/** @param id null where there is no request: the inbox itself is opened */
export function inboxButton(id: string | null, { publicOrigin }: TemplateContext): Block {
  if (id === null) return { kind: 'button', label: M.open_inbox, href: `${publicOrigin}/admin` };
  return { kind: 'button', label: M.open_request, href: `${publicOrigin}/admin?request=${encodeURIComponent(id)}` };
}

const SUBJECT_NAME = 60;

/** A name as a subject has room for it: what follows it, the request number, must not be cut off. */
export function shortName(name: string): string {
  const text = name.trim();
  return text.length > SUBJECT_NAME ? `${text.slice(0, SUBJECT_NAME - 1)}\u2026` : text;
}

/** What mail programs make a link of, although it is text. */
const LINKED = /[/:@]|\.[\p{L}\p{N}]/u;

/**
 * The first word of a name, for the greeting. A name field can hold a whole advertisement, or an address to lure someone to with
 * a mail of ours: neither is greeted.
 */
export function firstName(name: string): string {
  const word = name.trim().split(/\s+/)[0] ?? '';
  return word.length > 40 || LINKED.test(word) ? '' : word;
}
