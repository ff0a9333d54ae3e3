import { styled } from 'styled-components';

import { usdRange } from '../../money/usd';
import { PRICE_LIST_MESSAGES as TEXTS } from './messages';
import type { Treatment } from './treatment';

const Table = styled.table`
  font-size: var(--size-16);
  line-height: 1.4;

  & th,
  & td {
    padding: 12px var(--space-3);
    padding-inline: 0 var(--space-4);
    text-align: start;
    vertical-align: top;
    border-block-end: 1px solid var(--line);
  }
  & thead th {
    padding-block: 8px;
    border-block-end: 1px solid var(--control-line);
    color: var(--stone);
    font-size: var(--size-14);
    font-weight: 600;
  }
  & tbody th {
    font-weight: 600;
  }
  @media (min-width: 760px) {
    table-layout: fixed;
    & thead th:first-child {
      inline-size: 29%;
    }
    & thead th:nth-child(3) {
      inline-size: 21%;
    }
    & thead th:nth-child(n + 4) {
      inline-size: 11.5%;
    }
  }
  & td {
    font-variant-numeric: tabular-nums;
  }
  & td[data-us] {
    color: var(--stone);
  }
  & details summary {
    color: var(--teal-700);
    cursor: pointer;
    font-weight: 600;
    white-space: nowrap;
  }
  & details p {
    max-inline-size: 22em;
    padding-block-start: 4px;
    color: var(--stone);
    font-size: var(--size-14);
    overflow-wrap: anywhere;
  }

  /* On a phone every procedure is a card that names its own figures. */
  @media (max-width: 759px) {
    &,
    & tbody,
    & tr,
    & th,
    & td {
      display: block;
    }
    & thead {
      display: none;
    }
    & tbody tr {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 2px var(--space-4);
      align-items: baseline;
      padding-block: var(--space-3);
      border-block-end: 1px solid var(--line);
    }
    & tbody th,
    & td {
      inline-size: auto;
      padding: 2px 0;
      border: 0;
    }
    & td:not(:nth-child(2)) {
      font-size: var(--size-14);
      color: var(--stone);
    }
    & td[data-label]::before {
      content: attr(data-label) ' ';
      color: var(--stone);
    }
    & td:nth-child(2),
    & td:nth-child(3),
    & td:nth-child(6) {
      grid-column: 2;
      text-align: end;
    }
    & td:nth-child(4) {
      grid-area: 2 / 1;
    }
    & td:nth-child(5) {
      grid-area: 3 / 1;
    }
    & td:nth-child(6) {
      grid-row: 3;
    }
    & details[open] {
      max-inline-size: 44vw;
    }
  }
`;

function days(text: string | null): string {
  if (text === null || text === '') return TEXTS.not_listed;
  return text === '0' ? TEXTS.no_stay : TEXTS.days(text.replace('-', ' to '));
}

/** Procedures with their indicative prices; the source of each is one tap away. */
export function PriceTable({ treatments, labelledBy }: { treatments: readonly Treatment[]; labelledBy: string }) {
  return (
    <Table aria-labelledby={labelledBy}>
      <thead>
        <tr>
          {[TEXTS.procedure, TEXTS.india, TEXTS.us, TEXTS.hospital_days, TEXTS.india_days, TEXTS.source].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {treatments.map((treatment) => (
          <tr key={treatment.id}>
            <th scope="row">{treatment.name}</th>
            <td data-label={TEXTS.india}>
              {usdRange(treatment.india_usd_min, treatment.india_usd_max) ?? TEXTS.not_listed}
            </td>
            <td data-label={TEXTS.us} data-us>
              {usdRange(treatment.us_usd_min, treatment.us_usd_max) ?? TEXTS.not_listed}
            </td>
            <td data-label={TEXTS.hospital_days}>{days(treatment.hospital_days)}</td>
            <td data-label={TEXTS.india_days}>
              {treatment.total_days_in_india === '0' ? TEXTS.per_visit : days(treatment.total_days_in_india)}
            </td>
            <td>
              {treatment.source ? (
                <details>
                  <summary>{TEXTS.source}</summary>
                  <p>{treatment.source}</p>
                </details>
              ) : (
                TEXTS.not_listed
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
