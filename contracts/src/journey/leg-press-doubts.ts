import { defineMessages, formatLocale } from '../language/index.ts';
import { momentText } from '../rules/index.ts';
import type { TravelLegKind } from './case-parts.ts';
import { TRAVEL_LEG_KIND_NAMES, type TravelLeg } from './travel.ts';

const HOUR = 60 * 60_000;
const HOURS_PER_DAY = 24;

/** How many hours before its start a part of a trip may begin without a question: a guest comes in the morning, a car a little early. */
const EARLY_HOURS: Readonly<Partial<Record<TravelLegKind, number>>> = { lodging: 12, admission: 24 };
const EARLY = 2;
/** How many hours after it someone still arrives: the driver who presses in the evening, the guest whose flight was moved. */
const LATE_HOURS: Readonly<Partial<Record<TravelLegKind, number>>> = { lodging: 48, admission: 48 };
const LATE = 12;

const MESSAGES = defineMessages('contracts/journey/leg-press-doubts', {
  early: (leg: string, when: string, distance: string): string => `${leg} is planned for ${when}. That is ${distance}.`,
  late: (leg: string, when: string, distance: string): string =>
    `${leg} was planned for ${when}. That was ${distance}.`,
});

/** "in 22 hours", "3 days ago" */
function distanceText(milliseconds: number): string {
  const hours = milliseconds / HOUR;
  const isDays = Math.abs(hours) >= 2 * HOURS_PER_DAY;
  const words = new Intl.RelativeTimeFormat(formatLocale('en-GB'), { numeric: 'always' });
  return isDays
    ? words.format(Math.trunc(hours / HOURS_PER_DAY), 'day')
    : Math.abs(hours) < 1
      ? words.format(Math.trunc(hours * 60), 'minute')
      : words.format(Math.trunc(hours), 'hour');
}

/**
 * What a person is asked who says of a part of a trip that someone arrived, or was missed, long before or after its time: both times in words.
 * Null where the time fits, and where nobody knows the time. Nobody is missed before the time.
 * @param at when it was pressed
 */
export function legPressDoubt(
  {
    kind,
    starts_at,
    ends_at,
    zone,
    time_known,
  }: Pick<TravelLeg, 'kind' | 'starts_at' | 'ends_at' | 'zone' | 'time_known'>,
  to: 'done' | 'missed',
  at: Date,
): string | null {
  if (!time_known) return null;
  const start = new Date(starts_at);
  const early = to === 'missed' ? 0 : (EARLY_HOURS[kind] ?? EARLY) * HOUR;
  const away = start.getTime() - at.getTime();
  const isFlight = kind === 'flight' || kind === 'return_flight';
  // A flight is over when it has landed.
  const over = isFlight && ends_at !== null ? Date.parse(ends_at) : start.getTime();
  const words = [TRAVEL_LEG_KIND_NAMES[kind], momentText(start, zone), distanceText(away)] as const;
  if (away > early) return MESSAGES.early(...words);
  return at.getTime() - over > (LATE_HOURS[kind] ?? LATE) * HOUR ? MESSAGES.late(...words) : null;
}
