import { SUPPORT_HOURS } from '@ayana/contracts/brand';
import { styled } from 'styled-components';

import { useVisitorNow } from '../time/use-visitor-now';
import { HOURS_MESSAGES as TEXTS } from './messages';
import { supportState } from './support-hours';

const Now = styled.span<{ $open: boolean }>`
  display: block;
  font-weight: 600;
  color: ${({ $open }) => ($open ? 'var(--leaf-700)' : 'var(--stone)')};
`;

/** The visitor's own clock: weekday only where it is another day. */
function moment(at: Date, now: Date): string {
  const otherDay = at.toDateString() !== now.toDateString();
  const time = new Intl.DateTimeFormat('en-US', {
    ...(otherDay ? { weekday: 'short' } : {}),
    hour: 'numeric',
    minute: '2-digit',
  });
  return time.format(at);
}

/** The hours as written; whether that is now is known in the visitor's browser only, and kept right minute by minute. */
export function SupportHoursLine() {
  const now = useVisitorNow();
  const state = now === null ? null : { ...supportState(now), now };

  return (
    <span>
      {SUPPORT_HOURS.text}
      {/* The line's place is kept free, so that nothing moves when it is known. */}
      <Now $open={state?.open === true}>
        {state === null
          ? '\u00a0'
          : state.open
            ? `${TEXTS.open}, ${TEXTS.closes(moment(state.until, state.now))}`
            : `${TEXTS.closed}, ${TEXTS.opens(moment(state.until, state.now))}`}
      </Now>
    </span>
  );
}
