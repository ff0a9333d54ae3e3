import type { CalendarDay, Id, Moment } from '../shapes/index.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
/** India keeps one time the whole year. */
const INDIA = 5.5 * HOUR;
const NOON = 12 * HOUR;

/** Days before the last day of a visa: when it is said, and when it is said again and is due. */
export const VISA_SAID_DAYS = [14, 3] as const;
const [FIRST, LAST] = VISA_SAID_DAYS;
export type VisaSaidDays = (typeof VISA_SAID_DAYS)[number];

export const VISA_REFERENCE_MAX = 80;
/** A visa for treatment and its extensions end earlier. */
export const VISA_YEARS_MAX = 10;

/** The first moment of a day in India. */
export const indiaDay = (day: CalendarDay): number => Date.parse(`${day}T00:00:00Z`) - INDIA;

/** What decides whether a visa is to be extended. */
export interface VisaDates {
  /** Its last day; null while none is known, and where none is needed. */
  valid_until: CalendarDay | null;
  /** The day of the flight home, where one is planned. */
  leaves_on: CalendarDay | null;
}

export interface VisaEnd {
  since: Date;
  /** Noon in India, three days before the last day. */
  due_at: Date;
  /** What was to be said by now. */
  said: VisaSaidDays;
}

/** Whether the visa of someone who is in India ends soon: null while there is time, and where they fly home before. */
export function visaEnd({ valid_until, leaves_on }: VisaDates, now: Date): VisaEnd | null {
  if (valid_until === null || (leaves_on !== null && leaves_on <= valid_until)) return null;
  const day = indiaDay(valid_until);
  const since = day - FIRST * DAY;
  if (now.getTime() < since) return null;
  return {
    since: new Date(since),
    due_at: new Date(day - LAST * DAY + NOON),
    said: now.getTime() < day - LAST * DAY ? FIRST : LAST,
  };
}

/** Until when a patient may stay in India, as they, the visa office or the staff have said: a visa they got by themselves, or an extension. */
export interface VisaPeriod {
  id: Id;
  valid_until: CalendarDay;
  /** Of the visa, or of the extension. */
  reference: string | null;
  /** Null for accounts that are gone. */
  by: string | null;
  at: Moment;
}

export interface VisaPeriods {
  journey_id: Id;
  /** What was said last: of the granted application, or of these. */
  valid_until: CalendarDay | null;
  /** The newest first. */
  items: VisaPeriod[];
  /** The caller may enter one. */
  may_add: boolean;
}
