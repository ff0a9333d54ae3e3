import coast from '@ayana/shared-ui/assets/drawings/india-coast.svg';
import { capitalSuburbs, cityPoints, indiaCoastFrame as FRAME } from '@ayana/shared-ui/drawings/city-points';
import { styled } from 'styled-components';

import { type FilterOption, optionId, useChosen } from './filter-group';

/** Height of the part of the drawing with land, in its units. */
const HEIGHT = 800;

const Box = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: ${FRAME.width} / ${HEIGHT};
  max-inline-size: 360px;
  margin-block-end: var(--space-3);
  border-radius: var(--radius-card);
  background: var(--sea-1);

  & > img {
    position: absolute;
    inset-block-start: 0;
    inline-size: 100%;
    block-size: auto;
  }
`;

const Points = styled.div`
  position: absolute;
  inset-block-start: 0;
  inline-size: 100%;
  aspect-ratio: ${FRAME.width} / ${FRAME.height};
`;

const Point = styled.label<{ $chosen: boolean }>`
  position: absolute;
  display: grid;
  place-items: center;
  inline-size: 22px;
  block-size: 22px;
  translate: -50% -50%;
  border: ${({ $chosen }) => ($chosen ? '3px solid var(--marigold-500)' : '1px solid var(--teal-700)')};
  border-radius: 50%;
  background: ${({ $chosen }) => ($chosen ? 'var(--teal-800)' : 'var(--white)')};
  color: ${({ $chosen }) => ($chosen ? 'var(--white)' : 'var(--teal-800)')};
  font-size: 0.75rem;
  font-weight: 600;
  line-height: 1;
  cursor: pointer;

  &:hover {
    background: ${({ $chosen }) => ($chosen ? 'var(--teal-800)' : 'var(--teal-100)')};
  }
`;

const POINTS = new Map(Object.entries(cityPoints));

/** The number of results by city on a map; a click ticks the city's box in the list below, which has the same data. */
export function CityFilterMap({ options, query }: { options: readonly FilterOption[]; query: URLSearchParams }) {
  const chosen = useChosen(query).getAll('city');
  return (
    <Box dir="ltr" aria-hidden="true">
      <img src={coast} alt="" width={FRAME.width} height={FRAME.height} loading="lazy" decoding="async" />
      <Points>
        {options.map(({ value, label = value, count }) => {
          const point = POINTS.get(label);
          return point === undefined || capitalSuburbs.includes(label) ? null : (
            <Point
              key={value}
              htmlFor={optionId('city', value)}
              title={label}
              $chosen={chosen.includes(value)}
              style={{ left: `${(100 * point.x) / FRAME.width}%`, top: `${(100 * point.y) / FRAME.height}%` }}
            >
              {count}
            </Point>
          );
        })}
      </Points>
    </Box>
  );
}
