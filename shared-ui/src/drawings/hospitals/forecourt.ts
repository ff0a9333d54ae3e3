import { colour, leafDeep } from '../palette.ts';
import { bush } from '../parts/plants.ts';
import { crossSign } from '../parts/roof.ts';
import { at, circle, path, rect, round } from '../svg.ts';

/** What is in front of the house, a little to one side of the door; it is on 0,0. */
const board = (): string =>
  path('M-12 0V-30M12 0V-30') + round(-20, -48, 40, 26, 4, colour.white) + at(0, -35, crossSign(8));

const ambulance = (): string =>
  [
    path('M-34-6V-34H12L24-20H32V-6z', colour.white),
    path('M14-30L23-20H14z', colour.sea3),
    rect(-34, -16, 66, 4, colour.marigold500, { stroke: 'none' }),
    at(-14, -25, crossSign(5.5)),
    circle(-20, -6, 6, colour.teal800),
    circle(19, -6, 6, colour.teal800),
  ].join('');

const lamps = (): string => [-16, 22].map((x) => path(`M${x} 0V-44`) + circle(x, -48, 5, colour.marigold100)).join('');

const hedge = (): string => [-28, -4, 22].map((x) => at(x, 0, bush(true, leafDeep, 0.85))).join('');

const bench = (): string =>
  path('M-20 0V-12M20 0V-12') + rect(-26, -16, 52, 5, colour.clay) + path('M-24-17V-28H24V-17', colour.clay);

const flags = (): string =>
  [-18, 4, 26]
    .map(
      (x, index) =>
        path(`M${x} 0V-58`) + path(`M${x}-58h15l-5 6l5 6h-15z`, index === 1 ? colour.white : colour.marigold500),
    )
    .join('');

export const forecourts = { board, ambulance, lamps, hedge, bench, flags } as const;
