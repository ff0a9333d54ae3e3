import { styled } from 'styled-components';
import { clockTime, fullMoment } from './format';
import { namedClock } from './page-clock';
import { useNow } from './use-now';
import { messages } from './zone-messages';

const Line = styled.p`
  color: var(--stone);
  font-size: 12px;
  line-height: 16px;
  text-align: end;
  white-space: nowrap;

  /* Beside the head, in the space above it: it takes no row of a list. */
  @media (min-width: 721px) {
    position: absolute;
    inset-block-start: 4px;
    inset-inline-end: var(--space-6);
  }
`;

/** By whose clock the page is, and what it shows now; nothing where that is the reader's own. */
export function ClockLine() {
  const now = useNow();
  const zone = namedClock();
  if (zone === null) return null;
  return (
    <Line data-page-clock={zone.zone}>
      {messages.pageClock(zone.place)} <time title={fullMoment(now, zone.zone)}>{clockTime(now, zone.zone)}</time>
    </Line>
  );
}
