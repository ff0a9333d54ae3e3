import { INDIA_ZONE } from '@ayana/contracts/places';
import { Link as TextLink } from '@ayana/shared-ui';
import { clockTime, shortDate } from '@ayana/shared-ui/time';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { useVisitorZone } from '../../time/use-visitor-zone';
import type { Doctor, FreeTime } from './doctor';
import { DOCTORS_MESSAGES as TEXTS } from './messages';

const List = styled.ol`
  display: grid;
  gap: var(--space-2);

  & > :first-child > a {
    border-width: 2px;
    background: color-mix(in srgb, var(--teal-100) 45%, var(--white));
  }
  /* On a phone the next doctor is worth more than a third time of this one. */
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

/** A time on the reader's clock, and beneath it where the doctor is; India's alone where no other is known. */
function Time({ at, zone, city }: { at: Date; zone: string | null; city: string }) {
  const here = zone ?? INDIA_ZONE;
  const there = shortDate(at, at, INDIA_ZONE);
  const day = shortDate(at, at, here) === there ? '' : `${there}, `;
  return (
    <>
      <span>{shortDate(at, at, here)}</span> <strong>{clockTime(at, here)}</strong>{' '}
      <small>
        {zone === null ? TEXTS.in_city('', city).trim() : TEXTS.in_city(`${day}${clockTime(at, INDIA_ZONE)}`, city)}
      </small>
    </>
  );
}

/** The doctor's page, at its booking: without the time, to look at all of them. */
const bookingPath = (id: string, time?: FreeTime): string =>
  `/doctors/${id}${time === undefined ? '' : `?at=${encodeURIComponent(time.starts_at)}`}#book`;

/** The first free times of a doctor, each the way to book it. */
export function FreeSlots({ doctor }: { doctor: Doctor }) {
  const zone = useVisitorZone();
  const { id, full_name, free_times, city } = doctor;
  if (free_times.length === 0) return <p>{TEXTS.no_times}</p>;
  return (
    <>
      <List aria-label={TEXTS.times(full_name)}>
        {free_times.map((time) => (
          <li key={time.starts_at}>
            <Slot to={bookingPath(id, time)}>
              <Time at={new Date(time.starts_at)} zone={zone} city={city?.name ?? TEXTS.india} />
            </Slot>
          </li>
        ))}
      </List>
      <TextLink as={Link} to={bookingPath(id)}>
        {TEXTS.all_times}
      </TextLink>
    </>
  );
}
