import { TZDateMini, tzOffset } from '@date-fns/tz';

/** India's zone: every appointment is also shown in it. */
export const INDIA_ZONE = 'Asia/Kolkata';

const two = (count: number): string => String(count).padStart(2, '0');
const hours = (count: number): string => `UTC${count < 0 ? '-' : '+'}${two(Math.abs(count))}:00`;

/** The 26 offsets of the select box: -12:00 to +12:00 by the hour, and India's +05:30 between them (spec section 9). */
export const UTC_OFFSETS: readonly string[] = [
  ...Array.from({ length: 18 }, (_, index) => hours(index - 12)),
  'UTC+05:30',
  ...Array.from({ length: 7 }, (_, index) => hours(index + 6)),
];

/** The 7 offsets of the video dialog (spec section 9). */
export const VIDEO_UTC_OFFSETS: readonly string[] = [
  'UTC-05:00',
  'UTC+00:00',
  'UTC+01:00',
  'UTC+03:00',
  'UTC+04:00',
  'UTC+05:30',
  'UTC+06:00',
];

const OFFSET = /^UTC([+-])(0\d|1[0-4]):([0-5]\d)$/;

/** True for an offset written as the forms send it, such as `UTC+05:30`. */
export function isUtcOffset(value: unknown): value is string {
  return typeof value === 'string' && OFFSET.test(value);
}

/** True for an IANA zone name this runtime knows, such as `Asia/Kathmandu`. */
export function isTimeZone(value: unknown): value is string {
  if (typeof value !== 'string' || !/^[A-Za-z][A-Za-z0-9_+\-/]*$/.test(value)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: value }));
  } catch {
    return false;
  }
}

/** The offset of a zone at an instant, as the select box writes it; `Asia/Kathmandu` gives `UTC+05:45`. */
export function utcOffsetOf(timeZone: string, at: Date): string {
  const minutes = tzOffset(timeZone, at);
  const size = Math.abs(minutes);
  return `UTC${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

/** The offset of the select box nearest to a zone: a visitor in Kathmandu gets `UTC+06:00`. */
export function nearestOffset(timeZone: string, at: Date, offsets: readonly string[] = UTC_OFFSETS): string | null {
  const wanted = tzOffset(timeZone, at);
  if (Number.isNaN(wanted)) return null;
  const distance = (offset: string): number => Math.abs(offsetMinutes(offset) - wanted);
  const best = [...offsets].sort((a, b) => distance(a) - distance(b))[0];
  return best !== undefined && distance(best) <= 60 ? best : null;
}

/** Minutes east of Greenwich of an offset such as `UTC-03:30`; NaN when it is not one. */
export function offsetMinutes(offset: string): number {
  const parts = OFFSET.exec(offset);
  if (!parts) return Number.NaN;
  return (parts[1] === '-' ? -1 : 1) * (Number(parts[2]) * 60 + Number(parts[3]));
}

/**
 * The zone for computing: the IANA name if known, else the offset (`+05:30`), else null. The name wins because an offset does not include
 * summer time.
 */
export function zoneFor(value: {
  time_zone?: string | null | undefined;
  timezone?: string | null | undefined;
}): string | null {
  if (isTimeZone(value.time_zone)) return value.time_zone;
  return isUtcOffset(value.timezone) ? value.timezone.slice(3) : null;
}

/**
 * The instant of a wall-clock time in a zone.
 * @param date `YYYY-MM-DD`
 * @param minutes minutes after midnight
 * @param zone IANA name or `+05:30`; in the gap when summer time begins, the jump is added, as calendars do
 */
export function instantAt(date: string, minutes: number, zone: string): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(new TZDateMini(year, month - 1, day, Math.floor(minutes / 60), minutes % 60, 0, zone).getTime());
}
