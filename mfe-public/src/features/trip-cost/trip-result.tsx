import { formatLocale } from '@ayana/contracts/language';
import { rateOf, RATES_DATE, TRIP_TABLES_DATE } from '@ayana/contracts/trip';
import type { TripChoice } from '@ayana/contracts/trip';
import { Link as TextLink } from '@ayana/shared-ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { monthText } from '../../catalogue/days';
import { longDate } from '../../time/long-date';
import { PrintButton } from '../../page-layout/print-button';
import type { ShownTrip } from './load-trip';
import { TRIP_MESSAGES as TEXTS } from './messages';
import { moneyRange } from './money';

const Box = styled.section`
  display: grid;
  gap: var(--space-4);
  scroll-margin-block-start: var(--space-5);

  & h2 {
    font-size: var(--size-34);
  }
`;

const Total = styled.p`
  padding: var(--space-4) var(--space-5);
  border-radius: var(--radius-card);
  background: var(--teal-100);
  font-size: var(--size-16);

  & > b {
    display: block;
    font-family: var(--font-heading);
    font-size: var(--size-34);
    font-weight: 500;
    line-height: 1.25;
    font-variant-numeric: tabular-nums;
  }
`;

const Parts = styled.dl`
  border-block-end: 1px solid var(--line);

  & > div {
    display: grid;
    gap: 2px var(--space-5);
    padding-block: var(--space-3);
    border-block-start: 1px solid var(--line);
  }
  & dt {
    font-weight: 600;
  }
  & dd {
    font-variant-numeric: tabular-nums;
  }
  & dd[data-how] {
    color: var(--stone);
    font-size: var(--size-14);
    line-height: 1.4;
  }
  @media (min-width: 600px) {
    & > div {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
    & dd[data-how] {
      grid-column: 1 / -1;
    }
  }
`;

/** Solid up to the lowest cost, hatched up to the highest. */
const Bar = styled.span`
  display: block;
  block-size: 10px;
  margin-block-start: 4px;
  background:
    linear-gradient(var(--teal-700), var(--teal-700)) 0 0 / var(--low) 100% no-repeat,
    repeating-linear-gradient(115deg, var(--teal-700) 0 2px, transparent 2px 5px) 0 0 / max(3px, var(--high)) 100%
      no-repeat;

  [dir='rtl'] & {
    background-position: 100% 0;
  }
  @media (forced-colors: active) {
    display: none;
  }
`;

const Notes = styled.div`
  display: grid;
  gap: var(--space-2);
  max-inline-size: var(--measure);
  color: var(--stone);
  font-size: var(--size-14);
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3) var(--space-5);
`;

/** A trip's total and partial costs, drawn on one scale, with how they are calculated. */
export function TripResult({ choice, shown }: { choice: TripChoice; shown: ShownTrip }) {
  const { treatment, city, estimate } = shown;
  const { currency } = choice;
  const money = (low: number, high: number): string => moneyRange(low, high, currency);
  const most = Math.max(...estimate.rows.map(({ usd_max }) => usd_max));
  const rate = rateOf(currency);
  return (
    <Box aria-labelledby="cost">
      <h2 id="cost">{TEXTS.result(treatment, city)}</h2>
      <Total>
        {TEXTS.total}
        <b>{money(estimate.usd_min, estimate.usd_max)}</b>
        {TEXTS.summary(estimate.days, choice.attendants + 1)}
      </Total>
      <Parts>
        {estimate.rows.map(({ part, usd_min, usd_max, how }) => {
          const share = (usd: number): string => `${((100 * Math.max(0, usd)) / most).toFixed(1)}%`;
          return (
            <div key={part}>
              <dt>{TEXTS.parts[part]}</dt>
              <dd>
                {money(usd_min, usd_max)}
                <Bar aria-hidden="true" style={{ '--low': share(usd_min), '--high': share(usd_max) }} />
              </dd>
              <dd data-how>{how}</dd>
            </div>
          );
        })}
      </Parts>
      <Notes>
        <p>{TEXTS.note(longDate(TRIP_TABLES_DATE))}</p>
        {rate === undefined || currency === 'USD' ? null : (
          <p>
            {rate.kind === 'fixed'
              ? TEXTS.rate_fixed(currency, String(rate.per_usd))
              : TEXTS.rate_estimate(
                  currency,
                  rate.per_usd.toLocaleString(formatLocale('en-US')),
                  monthText(`${RATES_DATE}-01`),
                )}
          </p>
        )}
      </Notes>
      <Actions data-screen-only>
        <PrintButton />
        <TextLink as={Link} to={`/destinations/${choice.city}`}>
          {TEXTS.city_link(city)}
        </TextLink>
      </Actions>
    </Box>
  );
}
