import { VISIT_PATH, visitPath } from '@ayana/contracts/consultation-room';
import { requestReference } from '@ayana/contracts/inbox';
import { mailHref, phoneHref } from '@ayana/contracts/links';
import type { OneTimeTokenMaker } from '../../../platform/secrets/one-time-token.js';
import type { PermanentTokenMaker } from '../../../platform/secrets/permanent-token.js';
import { safeHref } from '../layout/escape.js';
import type { Block, Moment, Span, Text } from './blocks.js';
import { MAIL_MESSAGES as messages } from './messages.js';
import type { AccountEventMailData } from './account-data.js';
import type { AppointmentMailData } from './enquiry-data.js';
import type { OfCase } from './of-case.js';
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

/** What a template gets besides its data. */
export interface TemplateContext {
  readonly publicOrigin: string;
  /** Sender of calendar invitations, and the address for unsubscribing by mail. */
  readonly replyTo: string;
  /** The token of a link, derived from its id when the mail is written. */
  readonly oneTimeToken: OneTimeTokenMaker;
  /** As `oneTimeToken`, for a permanent link. */
  readonly permanentToken: PermanentTokenMaker;
}

export const reference = requestReference;

/** The text of an optional field; an empty one is absent. */
export function given(value: string | null | undefined): string | null {
  const text = value?.trim();
  return text ? text : null;
}

/** An instant in words, in the reader's zone and in India; in UTC and India when the reader's zone is unknown. */
export function inBothZones(at: Date, zone: string | null): string {
  if (zone === null)
    return messages.both_times_utc(dayIn(at, 'UTC'), timeIn(at, 'UTC'), inIndia(at, 'UTC'), INDIA_PLACE);
  return messages.both_times(dayIn(at, zone), timeIn(at, zone), inIndia(at, zone), INDIA_PLACE);
}

/** The time of an account event, in its owner's zone. */
export function whenOf({ at, time_zone = null }: AccountEventMailData): string {
  return inBothZones(new Date(at), time_zone);
}

/** For the team, in India's zone: `Saturday 21 November, 16:05 in Chennai`. */
export function forTeam(at: Date): string {
  return `${dayIn(at, INDIA_ZONE)}, ${timeIn(at, INDIA_ZONE)} in ${INDIA_PLACE}`;
}

export function dueInBothZones(receivedAt: string, zone: string | null): string {
  return inBothZones(dueAt(receivedAt), zone);
}

/** The address of a video call elsewhere; null where there is none, and for a call by phone. */
export function joinLink(data: { consultation_type: string; join_url?: string | null | undefined }): string | null {
  const url = given(data.join_url);
  return url === null || isPhoneCall(data.consultation_type) ? null : safeHref(url);
}

/**
 * Where a booked talk by video is: another place that staff have set, else the room. Without an account it is entered by the secret of the
 * appointment, which is in the mail alone.
 */
export function roomLink(data: AppointmentMailData, { publicOrigin, permanentToken }: TemplateContext): string | null {
  const elsewhere = joinLink(data);
  const room = given(data.room);
  if (elsewhere !== null || room === null || isPhoneCall(data.consultation_type)) return elsewhere;
  return publicOrigin + (room === VISIT_PATH ? visitPath(permanentToken('manage_appointment', data.id)) : room);
}

export function consultationType(type: string): string {
  return isPhoneCall(type) ? messages.phone : messages.video;
}

/**
 * The requested or confirmed time as a panel of two clocks.
 * @param ends shows start and end; a preference has only a start
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
    const place = given(preference.timezone) ?? messages.zone_unknown;
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
      { place: yours(placeOf(preference, zone)), time: ends ? messages.from_to(local, timeIn(end, zone)) : local },
      { place: messages.in_place(INDIA_PLACE), time: ends ? messages.from_to(india, indiaEnd) : india },
    ],
  };
}

export function paragraph(text: Text): Block {
  return { kind: 'paragraph', text };
}

/** The greeting; see `greetedName`. */
export function hello(name: string, givenName?: string): Block {
  return paragraph(helloText(name, givenName));
}

export const helloText = (name: string, givenName?: string): string => messages.hello(greetedName(name, givenName));

export type Fact = readonly [label: string, value: Text | null];

/** A table of the facts with a value; nothing without any. */
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

/** @param id null for no request: the inbox itself is opened */
export function inboxButton(id: string | null, { publicOrigin }: TemplateContext): Block {
  if (id === null) return { kind: 'button', label: messages.open_inbox, href: `${publicOrigin}/admin/inbox` };
  return {
    kind: 'button',
    label: messages.open_request,
    href: `${publicOrigin}/admin/inbox?request=${encodeURIComponent(id)}`,
  };
}

const SUBJECT_NAME = 60;

/** A name shortened for a subject: the request number after it must not be cut off. */
export const shortName = (name: string): string => atMost(name.trim(), SUBJECT_NAME);

/** A text of at most so many letters. */
export const atMost = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1)}\u2026` : text;

/** The number of the case where the request belongs to one, else its own. */
export const numberOf = ({ id, case_number }: { readonly id: string } & OfCase): string =>
  case_number ?? requestReference(id);

/** Text that mail programs turn into a link. */
const LINKED = /[/:@]|\.[\p{L}\p{N}]/u;

/** Titles, initials and first halves of names, as they are written in Latin, Arabic, Bengali and Devanagari letters: nobody is called so. */
const NO_NAME =
  /^(?:.*[.:।ঃ]|.?\p{M}*|m(?:oh?)?d|mr|mrs|ms|miss|dr|prof|sir|sri|smt|eng|sh(?:e|a)ikh|hajj?i?|abu|abd|abdul|abdel|bin|bint|ibn|umm?|al|el|عبد|أبو|ابو|أم|بن|ابن|الحاج|الشيخ|मो|श्री|श्रीमती|डॉ)$/iu;

/** More is no name, but an advertisement. */
const GREETED = { characters: 80, words: 8, word: 40 } as const;

/**
 * How a person is greeted: by the given name as the form has it, else by the full name, else by none; never by a title, an initial or half a
 * name. A name field can contain an advertisement, or an address to lure someone to: those are not greeted.
 * @param name the full name, or the given name alone
 * @param given the given name, where a form asked for it
 */
export function greetedName(name: string, givenName = ''): string {
  return [givenName, name].map((each) => each.trim().replaceAll(/\s+/g, ' ')).find(isGreeted) ?? '';
}

function isGreeted(name: string): boolean {
  const words = name.split(' ');
  return (
    words.some((word) => !NO_NAME.test(word)) &&
    (words.length > 1 || !NO_NAME.test(name)) &&
    name.length <= GREETED.characters &&
    words.length <= GREETED.words &&
    words.every((word) => word.length <= GREETED.word && !LINKED.test(word)) &&
    !/\p{Nd}/u.test(name)
  );
}
