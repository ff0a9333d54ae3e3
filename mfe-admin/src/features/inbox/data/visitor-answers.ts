import { TIME_SLOTS, slotInstant, type TimeSlot } from '@ayana/contracts/consultations';
import { type InboxItem, isTalk } from '@ayana/contracts/inbox';
import { zoneFor, zoneOfCountry } from '@ayana/contracts/places';
import type { Zone } from '@ayana/shared-ui';
import { messages } from '../messages';
import { REQUEST_MESSAGES } from '../../../components/case-queue/request-words';

/** The time a visitor asked for: as they wrote it and, where their time zone is known, as an instant. */
export type PreferredTime = { date: string; time: string; at: Date | null };

/** What a visitor wrote, sorted by purpose. Nothing is left out: other answers are in `facts`. */
export type VisitorAnswers = {
  /** What they ask for, in a few words: procedure, else the kind of request. */
  subject: string;
  /** Where in India they want to be treated. */
  destination: string | null;
  /** City and country as far as given. */
  place: string | null;
  /** Their time zone. */
  zone: Zone | null;
  /** The longer texts, each with its label. */
  texts: readonly { label: string; text: string }[];
  preferred: PreferredTime | null;
  /** Short answers: label and text. */
  facts: readonly (readonly [label: string, text: string])[];
};

const TEXTS = ['medical_condition', 'notes', 'additional_info', 'message'] as const;
/** Fields that are shown elsewhere on the screen. */
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
  'application',
  ...TEXTS,
]);

export const isTimeSlot = (time: string): time is TimeSlot => TIME_SLOTS.some((slot) => slot === time);

function preferredTimeOf(payload: Record<string, string>, zone: string | null): PreferredTime | null {
  const { preferred_date: date = '', preferred_time: time = '' } = payload;
  if (date === '' && time === '') return null;
  const at = zone !== null && date !== '' && isTimeSlot(time) ? slotInstant(date, time, zone) : null;
  return { date, time, at };
}

/** `interested_procedure` becomes "Interested procedure" where there is no label. */
function labelOf(field: string): string {
  const known = Object.entries(messages.fields).find(([name]) => name === field)?.[1];
  const words = field.replaceAll('_', ' ');
  return known ?? words.charAt(0).toUpperCase() + words.slice(1);
}

const ASKED = ['procedure_interest', 'interested_procedure', 'specialization', 'topic'] as const;

type Request = Pick<InboxItem, 'kind' | 'country' | 'payload'>;

const written = (payload: Record<string, string>, field: string): string => payload[field]?.trim() ?? '';
const askedIn = (payload: Record<string, string>) => ASKED.find((field) => written(payload, field) !== '');

/** What a row of the list shows of a request. */
export function subjectAndPlace({ kind, country, payload }: Request): Pick<VisitorAnswers, 'subject' | 'place'> {
  const asked = askedIn(payload);
  const place = [written(payload, 'city'), country ?? ''].filter(Boolean).join(', ');
  return {
    subject: asked === undefined ? REQUEST_MESSAGES.kinds[kind] : written(payload, asked),
    place: place === '' ? null : place,
  };
}

/** Sorts what a visitor wrote. Everything is shown as plain text. */
export function visitorAnswers(request: Request): VisitorAnswers {
  const { country, payload } = request;
  const zone = zoneFor(payload) ?? zoneOfCountry(country);
  const asked = askedIn(payload);
  return {
    ...subjectAndPlace(request),
    destination: written(payload, 'destination_preference') || written(payload, 'preferred_destination') || null,
    zone: zone === null ? null : { zone, place: written(payload, 'city') || country || messages.theirPlace },
    texts: TEXTS.map((field) => ({ label: labelOf(field), text: written(payload, field) })).filter(
      ({ text }) => text !== '',
    ),
    preferred: preferredTimeOf(payload, zone),
    facts: Object.keys(payload)
      .filter((field) => field !== asked && !ELSEWHERE.has(field) && written(payload, field) !== '')
      .map((field) => [labelOf(field), written(payload, field)] as const),
  };
}

/** Whether they want a video or a phone call; null where they were not asked. */
export function preferredChannel({ kind, payload }: Pick<InboxItem, 'kind' | 'payload'>): 'video' | 'phone' | null {
  if (!isTalk(kind)) return null;
  return payload.consultation_type?.toLowerCase().startsWith('phone') === true ? 'phone' : 'video';
}
