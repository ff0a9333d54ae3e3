import { colour } from '../palette.ts';
import { flat, num, path } from '../svg.ts';

/** Small white wavelets at the given points. */
export function wavelets(points: readonly (readonly [number, number])[], stroke: string = colour.white): string {
  const d = points.map(([x, y]) => `M${num(x)} ${num(y)}q7-7 14 0t14 0`).join('');
  return path(d, undefined, { stroke });
}

/** A sheet of water from a wavy top edge down to `bottom`. */
export function water(
  left: number,
  right: number,
  top: number,
  bottom: number,
  fill: string,
  swell = 8,
  length = 320,
  opacity?: number,
): string {
  let d = `M${num(left)} ${num(top)}q${num(length / 4)} ${num(-swell)} ${num(length / 2)} 0`;
  for (let x = left + length / 2; x < right; x += length / 2) d += `t${num(length / 2)} 0`;
  d += `V${num(bottom)}H${num(left)}z`;
  return flat(path(d, fill, { 'fill-opacity': opacity === undefined ? undefined : String(opacity) }));
}

/** A small sailing boat floating at 0,0, about 60 wide and 76 high. */
export function boat(): string {
  return [
    path('M4-12V-72', undefined),
    path('M8-16C30-20 30-44 4-70C14-50 14-32 8-16z', colour.white),
    path('M0-16C-14-14-22-15-27-14C-13-28-3-46 1-66C3-48 3-32 0-16z', colour.dawn),
    path('M-32-10H34C32 0 26 5 20 5H-16C-24 5-29 0-32-10z', colour.clay),
    path('M-30-4H31', undefined),
  ].join('');
}

/** Two gulls. */
export const gulls = (): string => path('M0 0q7-8 12 0q5-8 12 0M34 14q5-6 9 0q4-6 9 0');

/** A flat-bottomed cloud, about 120 wide. */
export const cloud = (): string =>
  'M8 34C-6 34-4 20 8 20C10 8 28 6 34 12C42-6 70-6 78 10C90 4 104 12 104 22C120 20 122 34 112 34z';

/** An airliner flying to the right, nose at about 46,0, tail at -46,0. */
export function airliner(): string {
  return [
    path('M-4-5L-24-33H-15L14-6z', colour.sea3),
    path('M-36-4L-48-22H-41L-26-5z', colour.sea4),
    path('M-46-1C-44-8-38-9-30-9H24C38-9 48-4 48 1C48 6 36 9 24 9H-26C-38 9-47 6-46-1z', colour.white),
    path('M33-7.500C36-4 40-3 45-3', undefined),
    path('M-22-2h.1M-12-2h.1M-2-2h.1M8-2h.1M18-2h.1', undefined, { 'stroke-width': 3.4 }),
    path('M4 4L-18 36H-8L22 5z', colour.sea4),
    path('M-34 3L-46 14H-38L-24 4z', colour.sea3),
  ].join('');
}
