import { Link as TextLink } from '@ayana/shared-ui';
import { clockTime } from '@ayana/shared-ui/time';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { BOOKING_MESSAGES as TEXTS } from './messages';
import { shortTime } from './times';
import type { Clocks } from './times';
import type { Hold } from './use-hold';

/** Sticky while scrolling through the times. */
const Line = styled.p`
  min-block-size: 1.5em;
  color: var(--stone);
  font-size: var(--size-16);

  &:not(:empty) {
    position: sticky;
    inset-block-end: var(--foot-strip, 0);
    z-index: 1;
    padding-block: var(--space-3);
    border-block-start: 1px solid var(--line);
    background: var(--paper);
  }
  &[data-tone='bad'] {
    color: var(--coral-600);
  }
`;

interface HoldStatusProps {
  hold: Hold;
  values: { startsAt: string; slotId: string; heldUntil: string };
  clocks: Clocks;
  now: Date;
  /** True where a time of a video talk may have been chosen for a phone talk, before hydration: the two begin at other times. */
  byPhone?: boolean;
  /** True when an existing appointment is being moved. */
  moving?: boolean;
}

function words({ hold, values, clocks, now, byPhone = false, moving = false }: HoldStatusProps): ReactNode {
  if (hold.crowded !== null)
    return (
      <>
        {TEXTS.crowded(hold.crowded)}{' '}
        {moving ? (
          TEXTS.crowded_moving
        ) : (
          <TextLink as={Link} to="/video-consultation">
            {TEXTS.crowded_link}
          </TextLink>
        )}
      </>
    );
  if (hold.taken !== null) {
    const taken = shortTime(new Date(hold.taken), clocks);
    return byPhone ? TEXTS.not_by_phone(taken) : TEXTS.taken(taken);
  }
  if (hold.missed !== null) return TEXTS.missed(shortTime(new Date(hold.missed), clocks));
  if (values.startsAt === '') return '';
  if (hold.phase === 'waiting') return TEXTS.offline;
  const when = shortTime(new Date(values.startsAt), clocks);
  if (hold.unreserved) return values.slotId === '' ? TEXTS.suggested(when) : TEXTS.lapsed(when);
  if (values.heldUntil === '') return TEXTS.holding;
  const until = new Date(values.heldUntil);
  return until > now ? TEXTS.held(when, clockTime(until, clocks.zone, clocks.hour12)) : TEXTS.lapsed(when);
}

/** Shows until when the chosen time is held; announced on changes. */
export function HoldStatus(props: HoldStatusProps) {
  const gone = props.hold.taken ?? props.hold.missed ?? props.hold.crowded;
  return (
    <Line role="status" data-foot-bar data-tone={gone === null ? undefined : 'bad'}>
      {words(props)}
    </Line>
  );
}
