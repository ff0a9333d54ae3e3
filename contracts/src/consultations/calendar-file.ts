import { BRAND } from '../brand/index.ts';

export interface CalendarEntry {
  /** Of the request. */
  id: string;
  /** ISO 8601 in UTC, as `ends_at`. */
  starts_at: string;
  ends_at: string;
  /** How often it was changed. */
  sequence?: number;
  summary: string;
  description: string;
  /** Where it takes place, such as the address of a video; null for none. */
  url?: string | null;
}

const stamp = (at: string): string => new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, '');
const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`);

/** A calendar file (RFC 5545) with the same UID as the one in the mail, so that calendars show the appointment once. */
export function calendarFile({
  id,
  starts_at,
  ends_at,
  sequence = 0,
  summary,
  description,
  url = null,
}: CalendarEntry): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${BRAND.name}//${BRAND.name}//EN`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${id}@${BRAND.email.split('@')[1]}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${stamp(new Date().toISOString())}`,
    `DTSTART:${stamp(starts_at)}`,
    `DTEND:${stamp(ends_at)}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    ...(url === null ? [] : [`LOCATION:${escaped(url)}`, `URL:${url}`]),
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}

/** A data URL of the file. */
export const calendarHref = (entry: CalendarEntry): string =>
  `data:text/calendar;charset=utf-8,${encodeURIComponent(calendarFile(entry))}`;
