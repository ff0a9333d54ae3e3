import { Button, ChoiceGroup, Link as TextLink, SlotPicker, Spinner } from '@ayana/shared-ui';
import { clockTime, shortDate } from '@ayana/shared-ui/time';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import type { FreeTime } from './doctor';
import { BOOKING_MESSAGES as TEXTS } from './messages';
import { bothTimes, clockThere } from './times';
import { zonePlace } from '../../time/zone-place';
import type { Clocks } from './times';
import type { FreeTimes } from './use-free-times';
import { daysOf, weekEnds, weekOf, WEEKS } from './weeks';

const Weeks = styled.div`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: center;
  gap: var(--space-2);
  padding-block-end: var(--space-3);
  border-block-end: 1px solid var(--line);
  text-align: center;

  /* Disabled before this week and after the last one. */
  & > button:disabled {
    visibility: hidden;
  }
`;

const Days = styled.div`
  display: grid;
  gap: var(--space-4);
  min-block-size: 120px;
  align-content: start;
  padding-block-start: var(--space-2);

  & > p {
    color: var(--stone);
  }
  /* Keep the focused time clear of the sticky status at the bottom. */
  & :is(label, input) {
    scroll-margin-block-end: 96px;
  }
`;

/** A doctor's free times by week: grouped by day, each in the user's and the doctor's zone. */
export function TimePicker({
  id,
  free: { times, failed, read },
  clocks,
  now,
  value,
  error,
  onChoose,
}: {
  id: string;
  free: FreeTimes;
  clocks: Clocks;
  now: Date;
  /** Start of the chosen time, which is not among the free ones; empty for none. */
  value: FreeTime | null;
  error: string | undefined;
  onChoose: (time: FreeTime) => void;
}) {
  const [shown, setShown] = useState<number | null>(null);
  const all = merged(times ?? [], value);
  const none = times !== null && all.length === 0;
  const first = all[0];
  const start = value ?? first;
  const week = shown ?? (start === undefined ? 0 : Math.max(0, weekOf(new Date(start.starts_at), now, clocks.zone)));
  const days = daysOf(all, week, now, clocks.zone);
  const ends = weekEnds(week, now);
  const next = all.find(({ starts_at }) => weekOf(new Date(starts_at), now, clocks.zone) > week);

  return (
    <ChoiceGroup
      id={id}
      legend={TEXTS.when}
      legendAsHeading
      hint={clocks.own ? TEXTS.clocks(zonePlace(clocks.zone), clocks.city) : TEXTS.one_clock(clocks.city)}
      required
      error={error}
    >
      {none ? null : (
        <Weeks>
          <Button variant="quiet" disabled={week <= 0} onClick={() => setShown(week - 1)} aria-label={TEXTS.earlier}>
            ←
          </Button>
          <span aria-live="polite">
            {TEXTS.week(shortDate(ends.from, now, clocks.zone), shortDate(ends.to, now, clocks.zone))}
          </span>
          <Button variant="quiet" disabled={week >= WEEKS} onClick={() => setShown(week + 1)} aria-label={TEXTS.later}>
            →
          </Button>
        </Weeks>
      )}
      <Days>
        {days.map((day) => (
          <SlotPicker
            key={day.key}
            name="startsAt"
            legend={day.label}
            value={value?.starts_at ?? null}
            onChange={(chosen) => {
              const time = day.times.find(({ starts_at }) => starts_at === chosen);
              if (time) onChoose(time);
            }}
            slots={day.times.map(({ starts_at }) => {
              const at = new Date(starts_at);
              return {
                value: starts_at,
                primary: clockTime(at, clocks.zone, clocks.hour12),
                secondary: clocks.own ? clockThere(at, clocks) : undefined,
                spoken: bothTimes(at, clocks),
              };
            })}
          />
        ))}
        {times === null && !failed ? (
          <p role="status">
            <Spinner /> {TEXTS.loading}
          </p>
        ) : null}
        {failed && times === null ? (
          <p role="alert">
            {TEXTS.failed}{' '}
            <Button variant="quiet" onClick={read}>
              {TEXTS.again}
            </Button>
          </p>
        ) : null}
        {none ? (
          <p>
            <strong>{TEXTS.none}</strong> {TEXTS.none_text}{' '}
            <TextLink as={Link} to="/find-doctors">
              {TEXTS.other_doctors}
            </TextLink>
          </p>
        ) : null}
        {times !== null && all.length > 0 && days.length === 0 ? (
          <p>
            {TEXTS.none_this_week}{' '}
            {next === undefined ? null : (
              <Button variant="quiet" onClick={() => setShown(weekOf(new Date(next.starts_at), now, clocks.zone))}>
                {TEXTS.next_is(bothTimes(new Date(next.starts_at), clocks))}
              </Button>
            )}
          </p>
        ) : null}
      </Days>
    </ChoiceGroup>
  );
}

/** The free times including the user's own held time. */
function merged(times: readonly FreeTime[], own: FreeTime | null): FreeTime[] {
  const others = times.filter(({ starts_at }) => starts_at !== own?.starts_at);
  return own === null
    ? others
    : [
        ...others.filter(({ starts_at }) => starts_at < own.starts_at),
        own,
        ...others.filter(({ starts_at }) => starts_at > own.starts_at),
      ];
}
