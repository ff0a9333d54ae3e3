import { INDIA_ZONE } from '@ayana/contracts/places';
import { Link as TextLink } from '@ayana/shared-ui';
import { clockTime, shortDate, useHour12 } from '@ayana/shared-ui/time';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { wakingTimes } from '../../catalogue/waking-times';
import { PRESSED_TIME } from '../../time/pressed-time';
import { useVisitorZone } from '../../time/use-visitor-zone';
import type { Doctor } from './doctor';
import { DOCTORS_MESSAGES as TEXTS } from './messages';

const List = styled.ol`
  display: grid;
  gap: var(--space-2);

  & > :first-child > a {
    border-width: 2px;
    background: color-mix(in srgb, var(--teal-100) 45%, var(--white));
  }
  /* On a phone only two times are shown, to keep the card short. */
  @media (max-width: 699px) {
    & > :nth-child(n + 3) {
      display: none;
    }
  }
`;

const Slot = styled(Link)`
  display: grid;
  grid-template-columns: auto auto;
  justify-content: space-between;
  padding: 5px var(--space-3);
  border: 1px solid var(--teal-700);
  border-radius: var(--radius-control);
  color: var(--ink);
  font-size: var(--size-16);
  line-height: 1.4;
  text-decoration: none;
  font-variant-numeric: tabular-nums;

  & > strong {
    text-align: end;
  }
  & > small {
    grid-column: 1 / -1;
    color: var(--stone);
    font-size: var(--size-14);
    text-align: end;
  }
  &:hover {
    background: var(--teal-100);
  }
`;

const Night = styled.p`
  color: var(--stone);
  font-size: var(--size-14);
`;

/** A time in the user's zone and in the doctor's city; only India's where the user's is unknown. */
function Time({ at, zone, city }: { at: Date; zone: string | null; city: string }) {
  const hour12 = useHour12();
  const ownZone = zone ?? INDIA_ZONE;
  const there = shortDate(at, at, INDIA_ZONE);
  const day = shortDate(at, at, ownZone) === there ? '' : `${there}, `;
  return (
    <>
      <span>{shortDate(at, at, ownZone)}</span> <strong>{clockTime(at, ownZone, hour12)}</strong>{' '}
      <small>
        {zone === null
          ? TEXTS.in_city('', city).trim()
          : TEXTS.in_city(`${day}${clockTime(at, INDIA_ZONE, hour12)}`, city)}
      </small>
    </>
  );
}

/** The booking on the doctor's page, optionally with a time. */
const bookingPath = (id: string, time?: string): string =>
  `/doctors/${id}${time === undefined ? '' : `?at=${encodeURIComponent(time)}`}#book`;

/** Times shown of each doctor. */
const SHOWN = 3;

/** A doctor's first free times in the user's waking hours, as booking links. */
export function FreeSlots({ doctor }: { doctor: Doctor }) {
  const zone = useVisitorZone();
  const { id, full_name, free_times, day_times, city } = doctor;
  if (free_times.length === 0) return <p>{TEXTS.no_times}</p>;
  const first = free_times.map(({ starts_at }) => starts_at);
  const { times, awake } =
    zone === null ? { times: first, awake: true } : wakingTimes([...first, ...day_times], zone, SHOWN);
  return (
    <>
      <List aria-label={TEXTS.times(full_name)}>
        {times.map((time) => (
          <li key={time}>
            <Slot to={bookingPath(id, time)} state={PRESSED_TIME}>
              <Time at={new Date(time)} zone={zone} city={city?.name ?? TEXTS.india} />
            </Slot>
          </li>
        ))}
      </List>
      {awake ? null : <Night>{TEXTS.night}</Night>}
      <TextLink as={Link} to={bookingPath(id)}>
        {TEXTS.all_times}
      </TextLink>
    </>
  );
}
