import {
  consultationMinutes,
  RESPONSE_HOURS,
  slotInstant,
  TIME_SLOTS,
  type TimeSlot,
} from '@ayana/contracts/consultations';
import { formatLocale } from '@ayana/contracts/language';
import { INDIA_ZONE, zoneFor } from '@ayana/contracts/places';

/** The preferred wall-clock time, as the forms send it. */
export interface Preference {
  readonly preferred_date: string;
  readonly preferred_time: string;
  readonly timezone?: string | null | undefined;
  readonly time_zone?: string | null | undefined;
  readonly city?: string | null | undefined;
  /** ISO 8601 in UTC: the instant itself, when a doctor's free time was chosen. It wins over the wall clock. */
  readonly starts_at?: string | null | undefined;
}

/** The Indian city whose clock is shown beside the reader's, everywhere in the product. */
export const INDIA_PLACE = 'Chennai';

const HOUR = 3_600_000;
const MINUTE = 60_000;

/** `Tuesday 24 November`, in the zone's calendar and the language of the reader. */
export const dayIn = (at: Date, zone: string): string =>
  new Intl.DateTimeFormat(formatLocale(), { timeZone: zone, weekday: 'long', day: 'numeric', month: 'long' })
    .format(at)
    .replace(',', '');

/** `10:00`, in the 24-hour format of the whole product and the language of the reader. */
export const timeIn = (at: Date, zone: string): string =>
  new Intl.DateTimeFormat(formatLocale(), {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at);

export function isTimeSlot(value: string): value is TimeSlot {
  return TIME_SLOTS.some((slot) => slot === value);
}

/** Instant, end and zone of a preference; null when the zone is unknown, because a wrong instant is worse than none. */
export function preferredInstant(
  preference: Preference,
  type: string,
): { start: Date; end: Date; zone: string } | null {
  const zone = zoneOf(preference);
  if (preference.starts_at) {
    const start = new Date(preference.starts_at);
    return { start, end: new Date(start.getTime() + minutesOf(type) * MINUTE), zone: zone ?? INDIA_ZONE };
  }
  if (zone === null || !isTimeSlot(preference.preferred_time)) return null;
  const start = slotInstant(preference.preferred_date, preference.preferred_time, zone);
  if (Number.isNaN(start.getTime())) return null;
  return { start, end: new Date(start.getTime() + minutesOf(type) * MINUTE), zone };
}

/** The zone for computing. A confirmed time may have an offset (`+05:30`) instead of a name. */
function zoneOf(preference: Preference): string | null {
  const { time_zone } = preference;
  if (time_zone && /^[+-]\d{2}:\d{2}$/.test(time_zone)) return time_zone;
  return zoneFor(preference);
}

/** 45 minutes by video, 30 by phone (spec section 9), in the spelling of either dialog. */
export function minutesOf(type: string): number {
  return consultationMinutes(isPhoneCall(type) ? 'phone_consultation' : 'video_consultation');
}

export function isPhoneCall(type: string): boolean {
  return type.toLowerCase().startsWith('phone');
}

/** The place of the reader's clock: their city, else the zone's, else its offset. */
export function placeOf(preference: Preference, zone: string): string {
  const city = preference.city?.trim();
  if (city) return city;
  if (/^[+-]/.test(zone)) return `UTC${zone}`;
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}

/** The time in India of an instant shown elsewhere; with the day when it differs. */
export function inIndia(at: Date, zone: string): string {
  const time = timeIn(at, INDIA_ZONE);
  const day = dayIn(at, INDIA_ZONE);
  return day === dayIn(at, zone) ? time : `${time} on ${day}`;
}

/** When the answer is due: 24 hours after the request was received (spec section 9). */
export function dueAt(receivedAt: string): Date {
  return new Date(new Date(receivedAt).getTime() + RESPONSE_HOURS * HOUR);
}

export { INDIA_ZONE };
