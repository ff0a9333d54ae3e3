import { formatLocale } from '@ayana/contracts/language';
import { comingHours, SUPPORT_HOURS, supportState } from '@ayana/contracts/brand';
import { clockTime, deviceZone, useHour12 } from '@ayana/shared-ui/time';
import { styled } from 'styled-components';
import { useClientNow } from './use-client-now';
import { messages } from './messages';

const Now = styled.span<{ $open: boolean }>`
  display: block;
  font-weight: 600;
  color: ${({ $open }) => ($open ? 'var(--leaf-700)' : 'var(--stone)')};
`;

/** The reader's own clock: weekday only where it is another day. */
function moment(at: Date, now: Date, hour12: boolean): string {
  const otherDay = at.toDateString() !== now.toDateString();
  const time = clockTime(at, deviceZone().zone, hour12);
  return otherDay ? `${new Intl.DateTimeFormat(formatLocale(), { weekday: 'short' }).format(at)} ${time}` : time;
}

const Both = styled.span`
  display: block;
  /* Kept free before it is known, so that nothing moves. */
  min-block-size: 2lh;
`;

/** `Eastern Time`, `India Standard Time`: the browser knows it in every language. */
const zoneName = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat(formatLocale(), { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

/** The hours of the desk's next day, or of this one while it is open, on its own clock and the reader's, each with its name. */
function bothZones(now: Date, hour12: boolean): string | null {
  const [hours] = comingHours(now, 1);
  const [desk, own] = [SUPPORT_HOURS.time_zone, deviceZone().zone];
  if (hours === undefined) return null;
  const range = (zone: string): string =>
    messages.range(
      weekday(hours.opens, zone),
      clockTime(hours.opens, zone, hour12),
      clockTime(hours.closes, zone, hour12),
      zoneName(hours.opens, zone),
    );
  return desk === own ? range(desk) : messages.both(range(desk), range(own));
}

const weekday = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat(formatLocale(), { weekday: 'short', timeZone }).format(at);

/** The hours as written, and on both clocks; whether that is now is known in the reader's browser only, and kept right minute by minute. */
export function SupportHours() {
  const now = useClientNow();
  const hour12 = useHour12();
  const state = now === null ? null : { ...supportState(now), now };

  return (
    <span>
      {SUPPORT_HOURS.text}
      <Both>{state === null ? null : bothZones(state.now, hour12)}</Both>
      {/* The line's place is kept free, so that nothing moves when it is known. */}
      <Now $open={state?.open === true}>
        {state === null
          ? '\u00a0'
          : state.open
            ? messages.open(moment(state.until, state.now, hour12))
            : messages.closed(moment(state.until, state.now, hour12))}
      </Now>
    </span>
  );
}
