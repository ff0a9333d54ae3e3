import type { TravelLeg } from '@ayana/contracts/journey';
import { COUNTRIES, INDIA_ZONE, instantAt } from '@ayana/contracts/places';
import { messages } from './problem-messages';

/** When a part of a trip begins and ends, as it is filled in: days and times on the clocks of its places. */
export interface TripTimeValues {
  /** `2026-12-01` */
  day: string;
  /** `09:30` */
  time: string;
  /** IANA zone of the start. */
  zone: string;
  /** Empty, as its time: no end is known. */
  end_day: string;
  end_time: string;
  /** Empty: the clock of the start. */
  end_zone: string;
}

type LegTimes = Pick<TravelLeg, 'starts_at' | 'zone' | 'ends_at' | 'end_zone'>;
type Problems = Partial<Record<keyof TripTimeValues, string | undefined>>;

export const NO_TIMES: Omit<TripTimeValues, 'zone' | 'end_zone'> = { day: '', time: '', end_day: '', end_time: '' };

/** The times of a leg, to be changed. */
export function tripTimesOf({ starts_at, zone, ends_at, end_zone }: LegTimes): TripTimeValues {
  const start = onClock(starts_at, zone);
  const end = ends_at === null ? null : onClock(ends_at, end_zone ?? zone);
  return {
    day: start.day,
    time: start.time,
    zone,
    end_day: end?.day ?? '',
    end_time: end?.time ?? '',
    end_zone: end_zone ?? '',
  };
}

/** What is wrong with them before they are sent. @param before what to say of an end before the start */
export function tripTimeProblems(values: TripTimeValues, before: string = messages.before): Problems {
  const { day, time, end_day, end_time } = values;
  const isHalf = (end_day === '') !== (end_time === '');
  return {
    day: day === '' ? messages.day : undefined,
    time: time === '' ? messages.time : undefined,
    end_day: isHalf && end_day === '' ? messages.endDay : endsBefore(values) ? before : undefined,
    end_time: isHalf && end_time === '' ? messages.endTime : undefined,
  };
}

/** What the API takes: instants, each with its zone; null for an end that was left empty. */
export function instantsOf({ day, time, zone, end_day, end_time, end_zone }: TripTimeValues): LegTimes {
  const hasEnd = end_day !== '' && end_time !== '';
  return {
    starts_at: instantOf(day, time, zone),
    zone,
    ends_at: hasEnd ? instantOf(end_day, end_time, end_zone || zone) : null,
    end_zone: hasEnd && end_zone !== '' ? end_zone : null,
  };
}

/** India's, the patient's and the chosen clock first, then those of all countries. @param home null where it is not known */
export const tripZones = (home: string | null, chosen: string): string[] =>
  [...new Set([INDIA_ZONE, home, chosen, ...COUNTRIES.map(({ time_zone }) => time_zone).toSorted()])].filter(
    (zone): zone is string => zone != null && zone !== '',
  );

const endsBefore = (values: TripTimeValues): boolean => {
  const { day, time, end_day, end_time } = values;
  if ([day, time, end_day, end_time].includes('')) return false;
  const { starts_at, ends_at } = instantsOf(values);
  return ends_at !== null && ends_at < starts_at;
};

function instantOf(day: string, time: string, zone: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return instantAt(day, hours * 60 + minutes, zone).toISOString();
}

/** The form of what a browser's own date and time inputs take, in any language. */
function onClock(instant: string, timeZone: string): { day: string; time: string } {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(new Date(instant));
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.find((each) => each.type === type)?.value ?? '';
  return { day: `${part('year')}-${part('month')}-${part('day')}`, time: `${part('hour')}:${part('minute')}` };
}
