import { Chip } from '@ayana/shared-ui';
import { styled } from 'styled-components';

import { FoldSummary, unfoldedFrom } from '../../layout/fold-summary';
import { isGood } from './city';
import type { City } from './city';
import { DESTINATIONS_MESSAGES as TEXTS } from './messages';

/** Folded on a phone, where twenty of them are a long way to go; a strip of the year where there is room. */
const Fold = styled.details`
  margin-block-start: var(--space-3);

  & > summary {
    min-block-size: 44px;
    font-size: var(--size-16);
  }
  ${unfoldedFrom('900px')}
`;

const Table = styled.table`
  font-size: var(--size-16);
  line-height: 1.4;

  & :is(th, td) {
    padding: 9px var(--space-4) 9px 0;
    border-block-start: 1px solid var(--line);
    vertical-align: top;
  }
  & thead th {
    border: 0;
    padding-block: 0 4px;
    color: var(--stone);
    font-size: var(--size-14);
  }
  & td > span {
    display: block;
    color: var(--stone);
    font-size: var(--size-14);
  }
  & th > span {
    display: block;
    inline-size: fit-content;
    margin-block-start: 2px;
  }
  @media (min-width: 900px) {
    & thead {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    & tbody {
      display: grid;
      grid-auto-flow: column;
      grid-auto-columns: minmax(0, 1fr);
      gap: var(--space-4);
      padding-block-start: var(--space-3);
    }
    & tbody tr {
      display: block;
    }
    & tbody :is(th, td) {
      display: block;
      padding: 0;
      border: 0;
    }
    & th[scope='row'] {
      /* Room for the chip, so that the degrees stand in one line. */
      min-block-size: 52px;
      color: var(--stone);
      font-size: var(--size-14);
    }
  }
`;

/** The seasons of a city, with those one can be out of doors in. */
export function CityClimate({ city: { name, climate } }: { city: City }) {
  return (
    <Fold>
      <FoldSummary>{TEXTS.climate}</FoldSummary>
      <Table aria-label={TEXTS.climate_of(name)}>
        <thead>
          <tr>
            <th scope="col">{TEXTS.months}</th>
            <th scope="col">{TEXTS.degrees}</th>
          </tr>
        </thead>
        <tbody>
          {climate.map((season) => (
            <tr key={season.months}>
              <th scope="row">
                {season.months}
                {isGood(season) ? (
                  <span>
                    <Chip tone="leaf">{TEXTS.good}</Chip>
                  </span>
                ) : null}
              </th>
              <td>
                {TEXTS.range(season.low_c, season.high_c)}
                <span>{season.note}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Fold>
  );
}
