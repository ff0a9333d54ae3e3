import { hospitalDaysText, indiaDaysText } from '@ayana/contracts/catalogue';
import { Link as TextLink } from '@ayana/shared-ui';
import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { FoldSummary } from '../../articles/fold-summary.styles';
import { longDate } from '../../time/long-date';
import { usdRange } from '../../money/usd';
import { consultationPath } from '../../forms/consultation-about';
import type { Hospital } from './hospital';
import { HOSPITAL_MESSAGES as TEXTS } from './messages';

type Price = Hospital['prices'][number];

/** Rows shown before the others are unfolded. */
const FIRST = 6;

const COLUMNS = 'minmax(0, 1fr) 168px 96px 96px';

const Heads = styled.div`
  display: none;
  gap: var(--space-4);
  padding-block-end: var(--space-2);
  border-block-end: 1px solid var(--ink);
  color: var(--stone);
  font-size: var(--size-14);
  text-align: end;

  & > :first-child {
    text-align: start;
  }
  @media (min-width: 700px) {
    display: grid;
    grid-template-columns: ${COLUMNS};
  }
`;

const Row = styled.details`
  border-block-end: 1px solid var(--line);

  & > summary {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 2px var(--space-4);
    align-items: baseline;
    padding-block: var(--space-3);
    list-style: none;
    cursor: pointer;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary:hover > :first-child {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  & > summary > :first-child {
    position: relative;
    padding-inline-start: 30px;
    font-family: var(--font-heading);
    font-size: var(--size-18);
    line-height: 1.3;
  }
  & > summary svg {
    position: absolute;
    inset-block-start: 2px;
    inset-inline-start: 0;
    color: var(--teal-700);
    transition: rotate var(--duration-state);
  }
  &[open] > summary svg {
    rotate: 180deg;
  }
  & > summary > b {
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  & > summary > span:not(:first-child) {
    font-size: var(--size-16);
    font-variant-numeric: tabular-nums;
  }

  @media (max-width: 699px) {
    & > summary > :first-child {
      grid-column: 1 / -1;
    }
    & > summary > b {
      grid-column: 1 / -1;
      padding-inline-start: 30px;
      text-align: start;
    }
    & > summary > span:not(:first-child) {
      padding-inline-start: 30px;
      color: var(--stone);
    }
  }
  @media (min-width: 700px) {
    & > summary {
      grid-template-columns: ${COLUMNS};
    }
    & > summary > span:not(:first-child) {
      text-align: end;
    }
    & > summary > span > i {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
  & > summary > span > i {
    font-style: normal;
  }
`;

const Sides = styled.div`
  display: grid;
  gap: var(--space-4) var(--space-6);
  margin-block-end: var(--space-4);
  padding: var(--space-4) var(--space-5);
  border-radius: var(--radius-card);
  background: var(--mist);
  font-size: var(--size-16);

  & h3 {
    margin-block-end: var(--space-2);
    font-family: var(--font-text);
    font-size: var(--size-16);
    font-weight: 600;
    letter-spacing: 0;
  }
  & ul {
    display: grid;
    gap: 6px;
  }
  & li {
    position: relative;
    padding-inline-start: 26px;
  }
  & li::before {
    position: absolute;
    inset-inline-start: 2px;
    font-weight: 700;
    content: '✓' / '';
    color: var(--leaf-700);
  }
  & > div + div > ul > li::before {
    content: '✕' / '';
    color: var(--coral-600);
  }
  & > p {
    color: var(--stone);
    font-size: var(--size-14);
  }
  @media (min-width: 600px) {
    grid-template-columns: 1fr 1fr;

    & > p {
      grid-column: 1 / -1;
    }
  }
`;

const More = styled(FoldSummary)`
  padding-block: var(--space-4);
`;

/** Links from a price to a consultation about it, and to the treatment's page. */
function Ways({ hospital, treatment, name }: { hospital: string; treatment: string; name: string }) {
  return (
    <p>
      <TextLink as={Link} to={consultationPath({ hospital, treatment })}>
        {TEXTS.quote(name)}
      </TextLink>
      {' · '}
      <TextLink as={Link} to={`/treatments/${treatment}`}>
        {TEXTS.about_treatment(name)}
      </TextLink>
    </p>
  );
}

function PriceRow({ hospital, price, open }: { hospital: string; price: Price; open: boolean }) {
  const { plain_name, treatment_name, treatment_slug, hospital_days, total_days } = price;
  return (
    <Row open={open} id={treatment_slug ?? undefined}>
      <summary>
        <span>
          <ChevronDown size={20} aria-hidden="true" />
          {plain_name ?? treatment_name}
        </span>
        <b>{usdRange(price.usd_min, price.usd_max)}</b>
        <span>
          {hospital_days === null ? null : (
            <>
              {hospitalDaysText(hospital_days)}
              {hospital_days === '0' ? null : <i>{TEXTS.in_hospital}</i>}
            </>
          )}
        </span>
        <span>
          {total_days === null ? null : (
            <>
              {indiaDaysText(total_days)}
              {total_days === '0' ? null : <i>{TEXTS.in_india}</i>}
            </>
          )}
        </span>
      </summary>
      <Sides>
        <div>
          <h3>{TEXTS.in_price}</h3>
          <ul>
            {price.inclusions.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
        <div>
          <h3>{TEXTS.not_in_price}</h3>
          <ul>
            {price.exclusions.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
        <p>
          {treatment_name} · {TEXTS.price_until(longDate(price.valid_until))}
        </p>
        {treatment_slug === null ? null : (
          <Ways hospital={hospital} treatment={treatment_slug} name={plain_name ?? treatment_name} />
        )}
      </Sides>
    </Row>
  );
}

/** The prices of a hospital as `details` rows, which work without scripts; the first one is open. */
export function HospitalPrices({ hospital, prices }: { hospital: string; prices: readonly Price[] }) {
  const rest = prices.slice(FIRST);
  return (
    <div>
      <Heads aria-hidden="true">
        <span>{TEXTS.treatment}</span>
        <span>{TEXTS.price}</span>
        <span>{TEXTS.days_hospital}</span>
        <span>{TEXTS.days_india}</span>
      </Heads>
      {prices.slice(0, FIRST).map((price, index) => (
        <PriceRow key={price.treatment_id} hospital={hospital} price={price} open={index === 0} />
      ))}
      {rest.length === 0 ? null : (
        <details>
          <More>{TEXTS.more_prices(rest.length)}</More>
          {rest.map((price) => (
            <PriceRow key={price.treatment_id} hospital={hospital} price={price} open={false} />
          ))}
        </details>
      )}
    </div>
  );
}
