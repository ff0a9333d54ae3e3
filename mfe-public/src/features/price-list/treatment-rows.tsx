import { hospitalStayText, indiaStayText } from '@ayana/contracts/catalogue';
import { styled } from 'styled-components';

import { TreatmentLink } from '../../catalogue/treatment-link';
import { usd } from '../../money/usd';
import { PRICE_LIST_MESSAGES as TEXTS } from './messages';
import type { Treatment } from './treatment';

const Rows = styled.ul`
  border-block-end: 1px solid var(--line);
  font-size: var(--size-16);
  line-height: 1.4;

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 2px var(--space-4);
    padding-block: var(--space-3);
    border-block-start: 1px solid var(--line);
  }
  & a {
    display: inline-block;
    padding-block: 4px;
    font-weight: 600;
  }
  & small {
    display: block;
    font-size: var(--size-14);
  }
  & :is(small, span) {
    color: var(--stone);
  }
  & b,
  & span {
    padding-block: 4px;
    font-variant-numeric: tabular-nums;
  }
  & span {
    grid-column: 1 / -1;
    padding-block-start: 0;
  }
  @media (min-width: 760px) {
    & > li {
      grid-template-columns: minmax(0, 1fr) 112px 284px;
    }
    & span {
      grid-column: auto;
      padding-block-start: 4px;
    }
  }
`;

/** A list of treatments with link, starting price and days. */
export function TreatmentRows({ treatments }: { treatments: readonly Treatment[] }) {
  return (
    <Rows role="list">
      {treatments.map((treatment) => {
        const { id, name, plain_name, india_usd_min, hospital_days, total_days_in_india } = treatment;
        return (
          <li key={id}>
            <div>
              <TreatmentLink treatment={treatment} />
              {plain_name === null || plain_name === name ? null : <small>{name}</small>}
            </div>
            <b>{india_usd_min === null ? TEXTS.no_price : TEXTS.price_from(usd(india_usd_min))}</b>
            <span>
              {[
                ...(hospital_days === null ? [] : [hospitalStayText(hospital_days)]),
                ...(total_days_in_india === null ? [] : [indiaStayText(total_days_in_india)]),
              ].join(', ')}
            </span>
          </li>
        );
      })}
    </Rows>
  );
}
