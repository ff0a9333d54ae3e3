import type { CalendarDay, Id, Moment } from '../shapes/index.ts';
import type { LastEditor } from '../editing/index.ts';
import type { ConsultationKind } from '../catalogue/index.ts';
import { defineMessages } from '../language/index.ts';

/** Hours of every week, on the doctor's own clock. */
export interface WeekHours {
  /** 1 is Monday, 7 Sunday. */
  weekday: number;
  /** `09:00` */
  from_time: string;
  to_time: string;
  kinds: ConsultationKind[];
}

export const HOURS_EXCEPTION_KINDS = ['off', 'extra'] as const;
export type HoursExceptionKind = (typeof HOURS_EXCEPTION_KINDS)[number];

export const HOURS_EXCEPTION_NAMES: Record<HoursExceptionKind, string> = defineMessages('contracts/doctor-hours', {
  off: 'Time off',
  extra: 'Extra hours',
});

/** Most hours of a week, exceptions to come, days of one exception, and characters of its note. */
export const DOCTOR_HOURS_LIMITS = { week: 42, exceptions: 200, days: 366, note: 200 } as const;

/** Days that differ from the hours of every week, on the doctor's own clock. */
export interface HoursException {
  id: Id;
  kind: HoursExceptionKind;
  // `YYYY-MM-DD`
  first_day: CalendarDay;
  last_day: CalendarDay;
  // Null for whole days, which only time off can be; otherwise the same hours of each day.
  /** @example "09:00" */
  from_time: string | null;
  /** @example "09:00" */
  to_time: string | null;
  // How the doctor consults in extra hours; null for time off.
  kinds: ConsultationKind[] | null;
  // For the doctor and the staff only.
  note: string | null;
}

/** A booked talk that is still to come. */
export interface TalkInHours {
  id: Id;
  kind: ConsultationKind;
  starts_at: Moment;
  ends_at: Moment;
  /** The patient's: an IANA name or an offset. */
  time_zone: string | null;
  // Of the patient's name: `A. O.`
  /** @example "A. O." */
  initials: string;
  /** Whether the hours still cover it. Talks outside stay booked. */
  is_within: boolean;
}

/** When a doctor can be booked. */
export interface DoctorHours {
  doctor: { id: string; full_name: string; hospital_name: string; kinds: ConsultationKind[] };
  /** IANA name: of the hours and of the days that differ. */
  time_zone: string;
  version: number;
  updated_at: string;
  updated_by?: LastEditor | null;
  /** False for a member of the hospital who may only read. */
  may_change: boolean;
  hours: WeekHours[];
  /** From today on, the earliest first. */
  exceptions: HoursException[];
  /** The earliest first. */
  talks: TalkInHours[];
}

/** Initials of a name, as calendars show people: `Amina Otieno` is `A. O.` */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/u)
    .flatMap((word) => /^[\p{L}\p{N}]/u.exec(word)?.[0] ?? [])
    .filter((_letter, index, all) => index === 0 || index === all.length - 1)
    .map((letter) => `${letter.toLocaleUpperCase()}.`)
    .join(' ');
