import { formatLocale } from '@ayana/contracts/language';
import { comingHours } from '@ayana/contracts/brand';
import { clockTime, useHour12 } from '@ayana/shared-ui/time';
import { styled } from 'styled-components';

import { deviceZone } from '../time/device-zone';
import { useVisitorNow } from '../time/use-visitor-now';
import { HOURS_MESSAGES as TEXTS } from './messages';

const DAYS = 7;

const Box = styled.div`
  font-size: var(--size-16);

  & > p {
    font-weight: 600;
    color: var(--ink);
  }
  & li {
    display: flex;
    justify-content: space-between;
    gap: var(--space-3);
    padding-block: 4px;
    border-block-start: 1px solid var(--line);
    font-variant-numeric: tabular-nums;
  }
  & ul {
    margin-block-start: var(--space-2);
  }
`;

/** The desk's next seven openings on the visitor's own clock, which only their browser knows: its place is kept until then. */
export function ComingHoursList() {
  const now = useVisitorNow();
  const hour12 = useHour12();
  const hours = now === null ? [] : comingHours(now, DAYS);
  const day = new Intl.DateTimeFormat(formatLocale(), { weekday: 'short', day: 'numeric', month: 'short' });
  const time = (at: Date): string => clockTime(at, deviceZone(), hour12);
  return (
    <Box aria-hidden={now === null || undefined}>
      <p>{now === null ? '\u00a0' : TEXTS.week}</p>
      <ul>
        {Array.from({ length: DAYS }, (_, index) => {
          const each = hours[index];
          return (
            <li key={each?.opens.toISOString() ?? index}>
              <span>{each ? day.format(each.opens) : '\u00a0'}</span>
              <span>{each ? TEXTS.from_to(time(each.opens), time(each.closes)) : '\u00a0'}</span>
            </li>
          );
        })}
      </ul>
    </Box>
  );
}
