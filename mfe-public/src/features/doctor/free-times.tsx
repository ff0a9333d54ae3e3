import { INDIA_ZONE } from '@ayana/contracts/places';
import { clockTime, shortDate } from '@ayana/shared-ui/time';
import { styled } from 'styled-components';
import { Link, useSearchParams } from 'react-router-dom';

import { useVisitorZone } from '../../time/use-visitor-zone';
import { freeDays } from './doctor';
import type { FreeDay, FreeTime } from './doctor';
import { DOCTOR_MESSAGES as TEXTS } from './messages';

/** Days shown before the rest is unfolded. */
const FIRST = 4;

const Days = styled.div`
  display: grid;
  gap: var(--space-4);

  & h3 {
    margin-block-end: var(--space-2);
    font-family: var(--font-text);
    font-size: var(--size-16);
    font-weight: 600;
    letter-spacing: 0;
  }
  & ol {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--space-2);
  }
  & summary {
    padding-block: var(--space-2);
    color: var(--teal-700);
    font-size: var(--size-16);
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 0.22em;
    cursor: pointer;
  }
  & details[open] > div {
    margin-block-start: var(--space-4);
  }
`;

const Slot = styled(Link)`
  display: grid;
  justify-items: center;
  align-content: center;
  min-block-size: 52px;
  border: 1px solid var(--teal-700);
  border-radius: var(--radius-control);
  background: var(--white);
  color: var(--ink);
  line-height: 1.25;
  text-decoration: none;
  font-variant-numeric: tabular-nums;

  & > small {
    color: var(--stone);
    font-size: var(--size-14);
  }
  &:hover,
  &[aria-current] {
    background: var(--teal-100);
  }
  &[aria-current] {
    outline: 2px solid var(--teal-700);
    outline-offset: -2px;
  }
`;

/** Where a doctor's time is booked. @param at its start, ISO 8601 */
export const bookingPath = (doctorId: string, at?: string): string =>
  `/video-consultation?${new URLSearchParams({ doctor: doctorId, ...(at === undefined ? {} : { at }) })}`;

interface DayProps {
  doctorId: string;
  day: FreeDay;
  zone: string | null;
  /** Start of the time an address names. */
  chosen: string | null;
}

function Day({ doctorId, day: { times }, zone, chosen }: DayProps) {
  const here = zone ?? INDIA_ZONE;
  const [first] = times;
  if (first === undefined) return null;
  const start = new Date(first.starts_at);
  return (
    <div>
      <h3>{shortDate(start, start, here)}</h3>
      <ol>
        {times.map(({ starts_at }) => {
          const at = new Date(starts_at);
          const there = shortDate(at, at, INDIA_ZONE);
          const other = zone !== null && there !== shortDate(at, at, here) ? `${there} ` : '';
          return (
            <li key={starts_at}>
              <Slot to={bookingPath(doctorId, starts_at)} aria-current={starts_at === chosen ? 'true' : undefined}>
                <strong>{clockTime(at, here)}</strong>
                {zone === null ? null : (
                  <small>
                    {other}
                    {clockTime(at, INDIA_ZONE)}
                  </small>
                )}
              </Slot>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** Free times by the reader's days, India's beneath each; the one an address names (`?at=`) is marked. */
export function FreeTimes({ doctorId, times }: { doctorId: string; times: readonly FreeTime[] | null }) {
  const zone = useVisitorZone();
  const [query] = useSearchParams();
  if (times === null) return <p>{TEXTS.times_failed}</p>;
  if (times.length === 0) return <p>{TEXTS.no_times}</p>;
  const chosen = query.get('at');
  const days = freeDays(times, zone ?? INDIA_ZONE);
  const rest = days.slice(FIRST);
  return (
    <Days>
      <p>
        {zone === null ? TEXTS.times_india : TEXTS.times_yours(zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone)}
      </p>
      {days.slice(0, FIRST).map((day) => (
        <Day key={day.day} doctorId={doctorId} day={day} zone={zone} chosen={chosen} />
      ))}
      {rest.length === 0 ? null : (
        <details open={rest.some(({ times: late }) => late.some(({ starts_at }) => starts_at === chosen))}>
          <summary>{TEXTS.more_days(rest.length)}</summary>
          <Days>
            {rest.map((day) => (
              <Day key={day.day} doctorId={doctorId} day={day} zone={zone} chosen={chosen} />
            ))}
          </Days>
        </details>
      )}
    </Days>
  );
}
