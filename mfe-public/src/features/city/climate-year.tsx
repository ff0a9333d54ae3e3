import { VisuallyHidden } from '@ayana/shared-ui';
import { styled } from 'styled-components';

import { goodMonths, isGood, yearOf } from '../../catalogue/city';
import type { City } from '../../catalogue/city';
import { FactRows } from '../../articles/fact-rows';
import { CITY_MESSAGES as TEXTS } from './messages';

/** The temperature scale in degrees, the same for all cities, so that they can be compared. */
const SCALE = { low: 5, high: 43 } as const;
const HEIGHT = 150;

const Year = styled.ol`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  gap: 2px;
  padding-block: var(--space-4) var(--space-2);
  border-radius: var(--radius-card);
  background: var(--white);
  font-size: var(--size-14);
  font-variant-numeric: tabular-nums;
  line-height: 1.3;
  text-align: center;
  list-style: none;

  &&& {
    max-inline-size: none;
  }
  & > li > span[data-drawn] {
    display: block;
  }
`;

const Column = styled.span`
  position: relative;
  block-size: ${HEIGHT}px;

  & > b {
    position: absolute;
    inset-block: var(--above) var(--below);
    inset-inline: 14%;
    border-radius: 4px;
    background: var(--colour);
  }
  & > i {
    position: absolute;
    inset-inline: 0;
    color: var(--stone);
    font-style: normal;
  }
  & > i:first-of-type {
    inset-block-end: calc(100% - var(--above) + 2px);
  }
  & > i:last-of-type {
    inset-block-start: calc(100% - var(--below) + 2px);
  }
  @media (forced-colors: active) {
    & > b {
      border: 1px solid;
    }
  }
`;

const Key = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-4);
  font-size: var(--size-14);

  & > span::before {
    content: '';
    display: inline-block;
    inline-size: 14px;
    block-size: 10px;
    margin-inline-end: 6px;
    border-radius: 3px;
    background: var(--sea-3);
  }
  & > span[data-good]::before {
    background: var(--leaf-700);
  }
`;

const Note = styled.p`
  color: var(--stone);
  font-size: var(--size-14);
`;

const GOOD = 'var(--leaf-700)';
const OTHER = 'var(--sea-3)';

const fromTop = (degrees: number): string =>
  `${(((SCALE.high - degrees) / (SCALE.high - SCALE.low)) * HEIGHT).toFixed(1)}px`;
const fromFoot = (degrees: number): string =>
  `${(((degrees - SCALE.low) / (SCALE.high - SCALE.low)) * HEIGHT).toFixed(1)}px`;

/** A city's climate by month, drawn, and its seasons as text. */
export function ClimateYear({ city: { name, climate } }: { city: City }) {
  const good = goodMonths(climate);
  return (
    <>
      <p>
        {good === '' ? TEXTS.no_good_months : TEXTS.good_months(good)} {TEXTS.all_year}
      </p>
      <Year role="list" aria-label={TEXTS.climate_label(name)}>
        {yearOf(climate).map(({ month, season }) => (
          <li key={month}>
            <VisuallyHidden>
              {month}
              {season === null ? null : `: ${TEXTS.degrees(season.low_c, season.high_c)}`}
            </VisuallyHidden>
            <span data-drawn aria-hidden="true">
              <Column
                style={
                  season === null
                    ? undefined
                    : {
                        '--above': fromTop(season.high_c),
                        '--below': fromFoot(season.low_c),
                        '--colour': isGood(season) ? GOOD : OTHER,
                        display: 'block',
                      }
                }
              >
                {season === null ? null : (
                  <>
                    <i>{season.high_c}</i>
                    <b />
                    <i>{season.low_c}</i>
                  </>
                )}
              </Column>
              {month.slice(0, 1)}
            </span>
          </li>
        ))}
      </Year>
      <Key aria-hidden="true">
        <span data-good>{TEXTS.good}</span>
        <span>{TEXTS.other_month}</span>
      </Key>
      <FactRows
        facts={climate.map(({ months, low_c, high_c, note }) => [months, `${TEXTS.degrees(low_c, high_c)}. ${note}`])}
      />
      <Note>{TEXTS.climate_note}</Note>
    </>
  );
}
