import { colour } from '../palette.ts';
import { at, circle, path } from '../svg.ts';

/** A stop that is done: solid, with a tick, on a gap of the ground's colour. */
export const done = (x: number, y: number, ground: string = colour.white): string =>
  circle(x, y, 12, ground, { stroke: 'none' }) +
  circle(x, y, 9, colour.teal700, { stroke: 'none' }) +
  path(`M${x - 4} ${y}l3 3l5.500-6`, undefined, { stroke: colour.white });

/** The stop where the line stands now: marigold with an ink ring. */
export const now = (x: number, y: number, sign: string, r = 14): string =>
  circle(x, y, r, colour.marigold500) + at(x, y, sign);

export const later = (d: string): string =>
  path(d, undefined, { stroke: colour.control, 'stroke-dasharray': '.1 7', 'stroke-width': 2.6 });

export const pause = 'M-4-5V5M4-5V5';
export const clock = 'M0-6V0L4 3';
