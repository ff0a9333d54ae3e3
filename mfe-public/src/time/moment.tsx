import { formatLocale } from '@ayana/contracts/language';
import { clockTime, useHour12 } from '@ayana/shared-ui/time';
import { useSyncExternalStore } from 'react';

import { deviceZone } from './device-zone';
import { TIME_MESSAGES as TEXTS } from './messages';

const INDIA = 'Asia/Kolkata';

const dayIn = (at: Date, zone: string): string =>
  new Intl.DateTimeFormat(formatLocale(), { timeZone: zone, weekday: 'long', day: 'numeric', month: 'long' }).format(
    at,
  );

/** `Sunday 22 November, 10:00 your time, 13:30 in India`; only in India's zone where the user's is unknown. */
export function momentText(at: Date, zone: string | null, hour12 = false): string {
  const day = dayIn(at, INDIA);
  const india = clockTime(at, INDIA, hour12);
  if (zone === null || zone === INDIA || zone === 'Asia/Calcutta') return TEXTS.in_india(day, india);
  const ownDay = dayIn(at, zone);
  return TEXTS.both(ownDay, clockTime(at, zone, hour12), india, ownDay === day ? '' : day);
}

/** The device's zone does not change while a page is open. */
const never = () => () => undefined;

/** A time (ISO 8601) in the visitor's zone and India's; the server knows only India's. */
export function Moment({ at }: { at: string }) {
  const zone = useSyncExternalStore(never, deviceZone, () => null);
  const hour12 = useHour12();
  return <time dateTime={at}>{momentText(new Date(at), zone, hour12)}</time>;
}
