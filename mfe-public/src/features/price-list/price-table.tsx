import { hospitalDaysText, indiaDaysText } from '@ayana/contracts/catalogue';
import { Link as TextLink, VisuallyHidden } from '@ayana/shared-ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { TreatmentLink } from '../../catalogue/treatment-link';
import { FoldSummary } from '../../articles/fold-summary.styles';
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
      inline-size: 27%;
    }
    & thead th:nth-child(3) {
      inline-size: 16%;
    }
    & thead th:nth-child(4),
    & thead th:nth-child(5) {
      inline-size: 10%;
    }
    & :is(th, td):last-child {
      inline-size: 22%;
      padding-inline-end: 0;
    }
  }
  & td {
    font-variant-numeric: tabular-nums;
  }
  & td[data-us] {
    color: var(--stone);
  }
  & summary {
    padding-block: 2px;
    font-size: var(--size-14);
  }
  & details p {
    max-inline-size: 34em;
    padding-block: 4px;
    color: var(--stone);
    font-size: var(--size-14);
    font-weight: 400;
    line-height: 1.5;
    overflow-wrap: anywhere;
  }
  & th small {
    display: block;
    color: var(--stone);
    font-size: var(--size-14);
    font-weight: 400;
  }

  /* On a phone every procedure is a card with labelled values. */
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
    & tbody th {
      grid-column: 1 / -1;
    }
    & td:not(:nth-child(2)) {
      font-size: var(--size-14);
      color: var(--stone);
    }
    & td[data-label]::before {
      content: attr(data-label) ' ';
      color: var(--stone);
      font-size: var(--size-14);
    }
    & td:nth-child(6) {
      grid-column: 1 / -1;
    }
    & td:nth-child(n + 4):nth-child(-n + 5) {
      grid-column: 2;
      text-align: end;
    }
    & td:nth-child(2),
    & td:nth-child(3) {
      grid-column: 1;
    }
    & td:nth-child(2),
    & td:nth-child(4) {
      grid-row: 2;
    }
    & td:nth-child(3),
    & td:nth-child(5) {
      grid-row: 3;
    }
  }
`;

const days = (text: string | null, inWords: (days: string) => string): string =>
  text === null || text === '' ? TEXTS.not_listed : inWords(text);

/** The everyday and the medical name. */
function Name({ treatment }: { treatment: Treatment }) {
  const { name, plain_name } = treatment;
  return (
    <>
      <TreatmentLink treatment={treatment} />
      {plain_name === null || plain_name === name ? null : <small>{name}</small>}
    </>
  );
}

/** Description, source of prices, and links to doctors. */
function About({ treatment: { id, name, plain_name, description, source } }: { treatment: Treatment }) {
  return (
    <details>
      <FoldSummary>
        {TEXTS.about}
        <VisuallyHidden>{TEXTS.about_it(plain_name ?? name)}</VisuallyHidden>
      </FoldSummary>
      {description ? <p>{description}</p> : null}
      {source ? <p>{TEXTS.source(source)}</p> : null}
      <p>
        <TextLink as={Link} to={`/hospitals?${new URLSearchParams({ treatment_id: id })}`}>
          {TEXTS.hospitals}
        </TextLink>
      </p>
    </details>
  );
}

/** Procedures of a department with indicative prices; description and source are collapsed. */
export function PriceTable({ treatments, labelledBy }: { treatments: readonly Treatment[]; labelledBy: string }) {
  return (
    <Table aria-labelledby={labelledBy}>
      <thead>
        <tr>
          {[TEXTS.procedure, TEXTS.india, TEXTS.us, TEXTS.hospital_days, TEXTS.india_days, TEXTS.about_head].map(
            (head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {treatments.map((treatment) => (
          <tr key={treatment.id}>
            <th scope="row">
              <Name treatment={treatment} />
            </th>
            <td data-label={TEXTS.india}>
              {usdRange(treatment.india_usd_min, treatment.india_usd_max) ?? TEXTS.not_listed}
            </td>
            <td data-label={TEXTS.us} data-us>
              {usdRange(treatment.us_usd_min, treatment.us_usd_max) ?? TEXTS.not_listed}
            </td>
            <td data-label={TEXTS.hospital_days}>{days(treatment.hospital_days, hospitalDaysText)}</td>
            <td data-label={TEXTS.india_days}>{days(treatment.total_days_in_india, indiaDaysText)}</td>
            <td>
              <About treatment={treatment} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
