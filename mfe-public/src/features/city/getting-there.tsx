import { estimatedFlightHours, FLIGHT_ORIGINS } from '@ayana/contracts/travel';
import { styled } from 'styled-components';

import type { City } from '../../catalogue/city';
import { FactRows } from '../../articles/fact-rows';
import { CITY_MESSAGES as TEXTS } from './messages';

/** The countries most patients come from, one airport each. */
const SHOWN: ReadonlySet<string> = new Set(['BD', 'AE', 'OM', 'IQ', 'KE', 'NG', 'UZ', 'NP', 'GB', 'US']);

const Hours = styled.table`
  font-size: var(--size-16);

  & caption {
    margin-block-end: var(--space-2);
    color: var(--stone);
    text-align: start;
  }
  & :is(th, td) {
    padding-block: 9px;
    border-block-start: 1px solid var(--line);
    font-weight: 400;
    text-align: start;
  }
  & thead th {
    border: 0;
    padding-block: 0 4px;
    color: var(--stone);
    font-size: var(--size-14);
  }
  & :is(th, td):last-child {
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
`;

const Note = styled.p`
  color: var(--stone);
  font-size: var(--size-14);
`;

/** The airport, the transfer, and flight times, which are estimates with their method. */
export function GettingThere({ city }: { city: City }) {
  const flights = FLIGHT_ORIGINS.filter(({ country }) => SHOWN.has(country))
    .map((origin) => ({ name: origin.name, hours: estimatedFlightHours(origin, city) }))
    .toSorted((a, b) => a.hours - b.hours);
  return (
    <>
      <FactRows
        facts={[
          [TEXTS.airport, TEXTS.airport_text(city.airport_name, city.airport_code)],
          [TEXTS.by_road, TEXTS.minutes(city.airport_minutes)],
          [TEXTS.pick_up, TEXTS.pick_up_text],
        ]}
      />
      <Hours>
        <caption>{TEXTS.flights_caption}</caption>
        <thead>
          <tr>
            <th scope="col">{TEXTS.flight_from}</th>
            <th scope="col">{TEXTS.flight_hours}</th>
          </tr>
        </thead>
        <tbody>
          {flights.map(({ name, hours }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{TEXTS.hours(hours)}</td>
            </tr>
          ))}
        </tbody>
      </Hours>
      <Note>{TEXTS.flights_note}</Note>
    </>
  );
}
