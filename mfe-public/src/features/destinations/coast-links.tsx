import coast from '@ayana/shared-ui/assets/drawings/india-coast.svg';
import { capitalSuburbs, cityPoints, indiaCoastFrame as FRAME } from '@ayana/shared-ui/drawings/city-points';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import type { City } from '../../catalogue/city';
import { DESTINATIONS_MESSAGES as TEXTS } from './messages';

/** The names are on the map where there is room between them; on a phone they are below it. */
const Sheet = styled.nav`
  position: relative;
  direction: ltr;

  & > img {
    inline-size: 100%;
    block-size: auto;
    border-radius: var(--radius-card);
    background: var(--sea-1);
  }
  & a {
    color: var(--ink);
    font-size: var(--size-16);
    font-weight: 600;
    line-height: 1.2;
    text-decoration: none;
  }
  & a:hover,
  & a:focus-visible {
    color: var(--teal-700);
    text-decoration: underline;
  }
  @media (max-width: 699px) {
    & > ul {
      display: grid;
      grid-template-columns: 1fr 1fr;
      margin-block-start: var(--space-3);
    }
    & a {
      display: block;
      padding-block: 12px;
      color: var(--teal-700);
      text-decoration: underline;
      text-underline-offset: 0.22em;
      overflow-wrap: anywhere;
    }
  }
  @media (min-width: 700px) {
    & li {
      position: absolute;
      translate: 0 -50%;
      white-space: nowrap;
    }
    & li[data-side='end'] {
      translate: -100% -50%;
    }
    & li[data-side='above'] {
      translate: -50% -130%;
    }
    & a {
      display: block;
      padding: 3px 14px;
    }
  }
`;

type Side = 'start' | 'end' | 'above';

/** Names moved to another side to avoid overlaps. */
const SIDES: Readonly<Record<string, Side>> = { Vellore: 'above', Jaipur: 'end' };

/** Row height of cities too close to Delhi for their own points, in the drawing's units. */
const ROW = 36;

const points = new Map(Object.entries(cityPoints));

function mapPosition(name: string): { x: number; y: number; side: Side } | null {
  const point = points.get(name);
  if (point === undefined) return null;
  const row = capitalSuburbs.indexOf(name) + 1;
  if (row > 0) return { x: cityPoints.Delhi.x, y: cityPoints.Delhi.y + row * ROW, side: 'start' };
  return { x: point.x, y: point.y, side: SIDES[name] ?? point.anchor };
}

const percent = (value: number, of: number): string => `${((100 * value) / of).toFixed(2)}%`;

/** The coast of India with the cities as links to their pages. */
export function CoastLinks({ cities }: { cities: readonly City[] }) {
  return (
    <Sheet aria-label={TEXTS.map_title}>
      <img src={coast} alt="" width={FRAME.width} height={FRAME.height} decoding="async" />
      <ul>
        {cities.map(({ slug, name }) => {
          const place = mapPosition(name);
          return (
            <li
              key={slug}
              data-side={place?.side}
              style={
                place === null
                  ? undefined
                  : { left: percent(place.x, FRAME.width), top: percent(place.y, FRAME.height) }
              }
            >
              <Link to={`/destinations/${slug}`}>{name}</Link>
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}
