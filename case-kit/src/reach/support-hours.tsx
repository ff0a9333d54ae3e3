import { formatLocale } from '@ayana/contracts/language';
import { SUPPORT_HOURS, supportState } from '@ayana/contracts/brand';
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

/** The hours as written; whether that is now is known in the reader's browser only, and kept right minute by minute. */
export function SupportHours() {
  const now = useClientNow();
  const hour12 = useHour12();
  const state = now === null ? null : { ...supportState(now), now };

  return (
    <span>
      {SUPPORT_HOURS.text}
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
