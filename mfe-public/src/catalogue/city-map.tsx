import coast from '@ayana/shared-ui/assets/drawings/india-coast.svg';
import { cityPoints, indiaCoastFrame as FRAME } from '@ayana/shared-ui/drawings/city-points';
import type { CoastCity } from '@ayana/shared-ui/drawings/city-points';
import { styled } from 'styled-components';

/** The visible part of the coast, in the drawing's units. */
const WINDOW = { width: 400, height: 290 } as const;

const Box = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: auto;
  background: var(--sea-1);

  & text {
    fill: var(--ink);
    font-family: var(--font-heading);
    font-size: 21px;
    paint-order: stroke;
    stroke: var(--sand);
    stroke-width: 5px;
  }
`;

const within = (value: number, most: number): number => Math.min(Math.max(0, value), most);

export const isOnTheCoastMap = (city: string): city is CoastCity => city in cityPoints;

/** The coast around a city, with the journey's line from Chennai to it. The text beside it says the same. */
export function CityMap({ city }: { city: CoastCity }) {
  const { x, y, anchor } = cityPoints[city];
  const from = cityPoints.Chennai;
  const left = within(x - WINDOW.width * 0.45, FRAME.width - WINDOW.width);
  const top = within(y - WINDOW.height * 0.45, FRAME.height - WINDOW.height);
  const bend = { x: (x + from.x) / 2 + 34, y: (y + from.y) / 2 };
  return (
    <Box
      viewBox={`${left} ${top} ${WINDOW.width} ${WINDOW.height}`}
      {...WINDOW}
      aria-hidden="true"
      data-drawing="city-map"
    >
      <image href={coast} {...FRAME} />
      {city === 'Chennai' ? null : (
        <path
          d={`M${from.x} ${from.y}Q${bend.x} ${bend.y} ${x} ${y}`}
          fill="none"
          stroke="var(--marigold-500)"
          strokeWidth={4.5}
          strokeLinecap="round"
        />
      )}
      <circle cx={x} cy={y} r={9} fill="var(--white)" stroke="var(--marigold-500)" strokeWidth={4.5} />
      <text x={x + (anchor === 'start' ? 18 : -18)} y={y + 7} textAnchor={anchor}>
        {city}
      </text>
    </Box>
  );
}
