import type { CONSULTATION_MINUTES, VideoConsultationType } from './slots.ts';

/** Minutes a chosen time is held for one visitor; what goes on in the form prolongs it. */
export const HOLD_MINUTES = 10;

/** A hold cannot be prolonged for longer than this. */
export const HOLD_MOST_MINUTES = 60;

/** Times one visitor may hold at once: the one being booked, and one in another tab. Beyond it the oldest is given back. */
export const HOLDS_OF_VISITOR = 2;

/** Times that may be held at once from one network address: a household or an office, not a whole calendar. */
export const HOLDS_OF_ADDRESS = 5;

/** Where the address of a booked appointment carries its token. */
export const APPOINTMENT_PARAMETER = 'token';
/** The page on which an appointment is seen, moved and cancelled; the mail's link adds the token. */
export const APPOINTMENT_PATH = `/appointment?${APPOINTMENT_PARAMETER}=`;

export const CONSULTATION_TYPE_OF: Readonly<Record<keyof typeof CONSULTATION_MINUTES, VideoConsultationType>> = {
  video: 'video_consultation',
  phone: 'phone_consultation',
};

/** What is said when the doctor is to call and no number was given. */
export const MISSING_PHONE = 'Please enter the number the doctor calls.';

/**
 * The wall-clock time of an instant, as the forms write it: `2026-11-24`, `7:30 AM`.
 * @param zone IANA name or `+05:30`
 */
export function wallClock(at: Date, zone: string): { preferred_date: string; preferred_time: string } {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const {
    year,
    month,
    day,
    hour = '',
    minute,
  } = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
  const hours = Number(hour);
  return {
    preferred_date: `${year}-${month}-${day}`,
    preferred_time: `${hours % 12 || 12}:${minute} ${hours < 12 ? 'AM' : 'PM'}`,
  };
}
