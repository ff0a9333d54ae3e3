import { colour } from './palette.ts';
import { circle, drawing, path, round } from './svg.ts';

const loop = 'M5 27C14 27 22 23.800 28.500 17.200A9 9 0 1 0 15.500 17.200C22 23.800 30 27 39 27';

/** The mark: the line leaves home, makes its loop and comes back. */
const mark =
  (ends: string): (() => string) =>
  () =>
    drawing(
      { width: 44, height: 32 },
      path(loop, undefined, { stroke: colour.marigold500, 'stroke-width': 3.5 }),
      circle(5, 27, 4.5, ends, { stroke: 'none' }),
      circle(39, 27, 4.5, ends, { stroke: 'none' }),
    );

export const ayanaMark = mark(colour.teal700);

/** For dark bands. */
export const ayanaMarkLight = mark(colour.sea3);

export function favicon(): string {
  return drawing(
    { width: 32, height: 32 },
    round(0, 0, 32, 32, 7, colour.teal800, { stroke: 'none' }),
    path('M6 24.500C12 24.500 17 22 21 16.600A6.800 6.800 0 1 0 11 16.600C15 22 20 24.500 26 24.500', undefined, {
      stroke: colour.marigold500,
      'stroke-width': 3,
    }),
    circle(6, 24.5, 3, colour.white, { stroke: 'none' }),
    circle(26, 24.5, 3, colour.white, { stroke: 'none' }),
  );
}
