import { colour } from '../palette.ts';
import { at, circle, num, path, rect, round } from '../svg.ts';

/** A water tank on two legs; its feet at 0,0, 30 wide. */
export const tank = (): string => path('M-9 0V-6M9 0V-6') + round(-15, -24, 30, 18, 4, colour.teal800);

/** The hospital's sign: a white cross on a teal disc, never red. */
export const crossSign = (r: number): string =>
  circle(0, 0, r, colour.teal700) +
  path(`M${num(-r * 0.48)} 0H${num(r * 0.48)}M0 ${num(-r * 0.48)}V${num(r * 0.48)}`, undefined, {
    stroke: colour.white,
    'stroke-width': num(r * 0.24),
  });

/** An onion dome with its finial; base on 0,0. */
export function dome(halfWidth: number, height: number, fill: string = colour.clay): string {
  const [w, h] = [halfWidth, height];
  return (
    path(`M0 ${num(-h)}V${num(-h - Math.max(8, h * 0.3))}`) +
    path(
      `M${num(-w)} 0C${num(-w * 1.22)} ${num(-h * 0.46)} ${num(-w * 0.46)} ${num(-h * 0.72)} 0 ${num(-h)}C${num(w * 0.46)} ${num(-h * 0.72)} ${num(w * 1.22)} ${num(-h * 0.46)} ${num(w)} 0z`,
      fill,
    )
  );
}

const POSTS = 4;

/** A domed pavilion on posts (chhatri); base on 0,0. */
export function chhatri(width: number, postHeight: number, domeHeight: number): string {
  const half = width / 2;
  const inset = half - 3;
  const step = (inset * 2) / (POSTS - 1);
  const shafts = Array.from(
    { length: POSTS },
    (_, index) => `M${num(-inset + index * step)}-4v${num(-postHeight)}`,
  ).join('');
  return [
    rect(-inset, -4 - postHeight, inset * 2, postHeight, colour.dawn, { stroke: 'none' }),
    path(shafts),
    rect(-half, -4, width, 4, colour.white),
    at(0, -postHeight - 9, dome(half * 0.86, domeHeight)),
    rect(-half - 3, -postHeight - 9, width + 6, 5, colour.white),
  ].join('');
}

/** A cornice slab. */
export const slab = (x: number, y: number, width: number, height: number): string =>
  rect(x, y, width, height, colour.white);
