import { colour } from '../palette.ts';
import { circle, element, group, num, path } from '../svg.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The line's weight, against 2 for outlines. */
export const journeyWeight = 4.5;

/** A journey line that stands still. */
export const journey = (d: string): string =>
  path(d, undefined, { stroke: colour.marigold500, 'stroke-width': journeyWeight });

/** A journey line that draws itself once; `name` picks its timing in `drawOnce`. */
export const journeyDrawn = (d: string, name: string): string =>
  path(d, undefined, { class: name, pathLength: 1000, stroke: colour.marigold500, 'stroke-width': journeyWeight });

/**
 * The style sheet that draws lines once, one after the other, and leaves them whole for who prefers reduced motion.
 * @param steps class name, start and length in seconds
 */
export function drawOnce(steps: readonly (readonly [string, number, number])[]): string {
  const rules = steps
    .map(
      ([name, start, length]) =>
        `.${name}{stroke-dasharray:1000 1010;animation:d ${length}s ${start}s cubic-bezier(.45,.1,.5,1) both}`,
    )
    .join('');
  return `@keyframes d{from{stroke-dashoffset:1005}to{stroke-dashoffset:0}}@media(prefers-reduced-motion:no-preference){${rules}}`;
}

/** An empty stop: a white disc with a ring of the line's colour; its number is laid over it by the page. */
export const stop = (x: number, y: number, r = 14): string =>
  circle(x, y, r, colour.white, { stroke: colour.marigold500, 'stroke-width': journeyWeight });

export const stops = (points: readonly Point[], r = 14): string =>
  group(
    { fill: colour.white, stroke: colour.marigold500, 'stroke-width': journeyWeight },
    ...points.map(({ x, y }) => element('circle', { cx: x, cy: y, r })),
  );

/** A point on a cubic curve and its direction in degrees, for what rides on the line. */
export function onCurve(from: Point, a: Point, b: Point, to: Point, t: number): Point & { readonly angle: number } {
  const s = 1 - t;
  const along = (p0: number, p1: number, p2: number, p3: number): number =>
    s * s * s * p0 + 3 * s * s * t * p1 + 3 * s * t * t * p2 + t * t * t * p3;
  const slope = (p0: number, p1: number, p2: number, p3: number): number =>
    3 * s * s * (p1 - p0) + 6 * s * t * (p2 - p1) + 3 * t * t * (p3 - p2);
  const angle = (Math.atan2(slope(from.y, a.y, b.y, to.y), slope(from.x, a.x, b.x, to.x)) * 180) / Math.PI;
  return { x: along(from.x, a.x, b.x, to.x), y: along(from.y, a.y, b.y, to.y), angle };
}

/** `count` waves of the line at sea, `step` wide each half, going right (or left with a negative step). */
export function swell(step: number, count: number, height = 7): string {
  return `q${num(step / 2)} ${num(-height)} ${num(step)} 0` + `t${num(step)} 0`.repeat(count - 1);
}
