import { TIME_SLOTS, slotInstant, type TimeSlot } from '@ayana/contracts/consultations';
import type { InboxItem } from '@ayana/contracts/inbox';
import { zoneFor, zoneOfCountry } from '@ayana/contracts/places';
import type { Zone } from '@ayana/shared-ui';
import { messages } from '../messages';

/** The moment a visitor wished for, as they wrote it and, where their clock is known, as an instant. */
export type Wish = { date: string; time: string; at: Date | null };

/** What a visitor wrote, sorted by what it is for. Nothing is left out: what has no place of its own stands in `rest`. */
export type VisitorWords = {
  /** What they ask for, in a few words: procedure, else the kind of request. */
  subject: string;
  /** Where in India they want to be treated. */
  destination: string | null;
  /** City and country as far as given. */
  place: string | null;
  /** Their clock. */
  zone: Zone | null;
  /** The longer texts, each with what it was asked as. */
  texts: readonly { label: string; text: string }[];
  wish: Wish | null;
  /** Short answers: label and text. */
  facts: readonly (readonly [label: string, text: string])[];
};

const TEXTS = ['medical_condition', 'notes', 'additional_info', 'message'] as const;
/** Said elsewhere on the screen: who they are, where, and when. */
const ELSEWHERE = new Set([
  'name',
  'patient_name',
  'first_name',
  'last_name',
  'email',
  'phone',
  'country',
  'city',
  'timezone',
  'time_zone',
  'preferred_date',
  'preferred_time',
  'consultation_type',
  'slot_id',
  'destination_preference',
  'preferred_destination',
  ...TEXTS,
]);

export const isTimeSlot = (time: string): time is TimeSlot => TIME_SLOTS.some((slot) => slot === time);

function wishOf(payload: Record<string, string>, zone: string | null): Wish | null {
  const { preferred_date: date = '', preferred_time: time = '' } = payload;
  if (date === '' && time === '') return null;
  const at = zone !== null && date !== '' && isTimeSlot(time) ? slotInstant(date, time, zone) : null;
  return { date, time, at };
}

/** `interested_procedure` becomes "Interested procedure" when nobody has named it yet. */
function labelOf(field: string): string {
  const known = Object.entries(messages.fields).find(([name]) => name === field)?.[1];
  const words = field.replaceAll('_', ' ');
  return known ?? words.charAt(0).toUpperCase() + words.slice(1);
}

const ASKED = ['procedure_interest', 'interested_procedure', 'specialization', 'topic'] as const;

type Request = Pick<InboxItem, 'kind' | 'country' | 'payload'>;

const written = (payload: Record<string, string>, field: string): string => payload[field]?.trim() ?? '';
const askedIn = (payload: Record<string, string>) => ASKED.find((field) => written(payload, field) !== '');

/** What a line of the list says of a request. */
export function inShort({ kind, country, payload }: Request): Pick<VisitorWords, 'subject' | 'place'> {
  const asked = askedIn(payload);
  const place = [written(payload, 'city'), country ?? ''].filter(Boolean).join(', ');
  return {
    subject: asked === undefined ? messages.kinds[kind] : written(payload, asked),
    place: place === '' ? null : place,
  };
}

/** Sorts what a visitor wrote. All of it is text and is shown as text. */
export function visitorWords(request: Request): VisitorWords {
  const { country, payload } = request;
  const zone = zoneFor(payload) ?? zoneOfCountry(country);
  const asked = askedIn(payload);
  return {
    ...inShort(request),
    destination: written(payload, 'destination_preference') || written(payload, 'preferred_destination') || null,
    zone: zone === null ? null : { zone, place: written(payload, 'city') || country || messages.theirPlace },
    texts: TEXTS.map((field) => ({ label: labelOf(field), text: written(payload, field) })).filter(
      ({ text }) => text !== '',
    ),
    wish: wishOf(payload, zone),
    facts: Object.keys(payload)
      .filter((field) => field !== asked && !ELSEWHERE.has(field) && written(payload, field) !== '')
      .map((field) => [labelOf(field), written(payload, field)] as const),
  };
}

/** Whether they want to be seen or called, where they were asked. */
export function wayToTalk({ kind, payload }: Pick<InboxItem, 'kind' | 'payload'>): 'video' | 'phone' | null {
  if (kind === 'contact') return null;
  return payload.consultation_type?.toLowerCase().startsWith('phone') === true ? 'phone' : 'video';
}
