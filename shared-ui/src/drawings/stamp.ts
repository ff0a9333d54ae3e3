import { colour } from './palette.ts';
import { at, circle, drawing, element, path } from './svg.ts';

/** A round stamp; its words are laid over the empty middle. */
export function stamp(): string {
  const ring = Array.from({ length: 36 }, (_, index) => index * 10)
    .filter((angle) => angle % 90 !== 0)
    .map((angle) => {
      const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
      return `M${(50 + cos * 38).toFixed(1)} ${(50 + sin * 38).toFixed(1)}L${(50 + cos * 42).toFixed(1)} ${(50 + sin * 42).toFixed(1)}`;
    })
    .join('');
  const star = 'M0-4L1.200-1.200L4 0L1.200 1.200L0 4L-1.200 1.200L-4 0L-1.200-1.200z';
  return drawing(
    { width: 100, height: 100, ink: colour.coral600 },
    element(
      'g',
      { transform: 'rotate(-8 50 50)' },
      circle(50, 50, 47, undefined, { 'stroke-width': 2.6 }),
      circle(50, 50, 33, undefined, { 'stroke-width': 1.4 }),
      path(ring, undefined, { 'stroke-width': 1.6 }),
      ...[
        [50, 10],
        [90, 50],
        [50, 90],
        [10, 50],
      ].map(([x = 0, y = 0]) => at(x, y, path(star, colour.coral600, { stroke: 'none' }))),
    ),
  );
}
