import { colour, leafDeep, leafTone, type Tone } from '../palette.ts';
import { at, circle, flat, num, path, toned } from '../svg.ts';

/** Fronds of a coconut palm as [tip, upper bend, lower bend], crown at 0,0; the first three hang behind. */
const fronds: readonly (readonly [number, number, number, number, number, number])[] = [
  [29, -27, 9, -31, 16, -14],
  [-25, -30, -6, -33, -13, -15],
  [5, -40, -4, -24, 5, -16],
  [47, 3, 24, -25, 22, -7],
  [-46, 1, -23, -26, -21, -8],
  [33, 28, 31, -8, 15, 5],
  [-35, 26, -31, -9, -15, 4],
];

/**
 * A coconut palm standing at 0,0.
 * @param height crown above ground, in units
 * @param lean how far the crown stands to the right of the foot
 */
export function palm(height: number, lean: number, size: number): string {
  const w = 3.6 * size;
  const trunk = `M${-w} 0C${num(-w * 0.4)} ${num(-height * 0.4)} ${num(lean * 0.25 - w)} ${num(-height * 0.7)} ${num(lean - w * 0.7)} ${-height}L${num(lean + w * 0.7)} ${-height}C${num(lean * 0.4 + w)} ${num(-height * 0.66)} ${num(w * 1.4)} ${num(-height * 0.35)} ${num(w * 1.2)} 0z`;
  const rings = [0.24, 0.42, 0.6, 0.78]
    .map((t) => `M${num(lean * t * t - w * 0.5)} ${num(-height * t)}q${num(w * 0.6)} 2 ${num(w * 1.2)} 0`)
    .join('');
  const crown = fronds
    .map(([x, y, ux, uy, lx, ly], index) =>
      toned(
        `M0 0Q${num(ux * size)} ${num(uy * size)} ${num(x * size)} ${num(y * size)}Q${num(lx * size)} ${num(ly * size)} 0 0z`,
        index < 3 || index === 6 ? leafDeep : leafTone,
      ),
    )
    .join('');
  const nuts =
    circle(-3 * size, 3 * size, 3.2 * size, colour.clay) + circle(4 * size, 3.5 * size, 3.2 * size, colour.clay);
  return path(trunk, colour.sand) + path(rings, undefined, { 'stroke-width': 1.4 }) + at(lean, -height, crown + nuts);
}

/** A broad tree standing at 0,0, about 84 wide and `height` high. */
export function tree(height: number, tone: Tone, size: number): string {
  const canopy =
    'M-30 2C-44 0-46-18-34-24C-36-42-14-50-4-40C6-52 30-46 30-30C46-28 46-4 32 0C26 8 12 8 6 3C-4 9-22 9-30 2z';
  const marks = 'M-22-14q5 6 11 1M-2-28q5 6 11 1M14-10q5 6 11 1';
  const crown = toned(canopy, tone) + path(marks);
  return (
    path(`M0 0V${num(-height + 30 * size)}M0 ${num(-height * 0.36)}l${num(11 * size)} ${num(-13 * size)}`) +
    at(0, -height + 46 * size, crown, size)
  );
}

/** A cypress standing at 0,0. */
export function cypress(height: number, tone: Tone): string {
  const h = num(-height);
  const body = `M0 ${h}C${num(height * 0.2)} ${num(-height * 0.6)} ${num(height * 0.19)}-10 0-9C${num(-height * 0.19)}-10 ${num(-height * 0.2)} ${num(-height * 0.6)} 0 ${h}z`;
  const marks = [0.32, 0.5, 0.68].map((t) => `M-4 ${num(-height * t)}q4 4 8 0`).join('');
  return path('M0 0V-10') + toned(body, tone) + path(marks);
}

/** A round bush on the ground at 0,0, about 34 wide; with flowers when asked. */
export function bush(flowers: boolean, tone: Tone, size: number): string {
  const d = 'M-15 0C-21-5-16-13-10-12C-9-20 4-21 7-14C14-17 20-8 15 0z';
  const dots = flowers
    ? flat(
        [
          [-8, -6],
          [0, -13],
          [2, -5],
          [10, -8],
        ]
          .map(([x = 0, y = 0]) => circle(x, y, 1.7, colour.coral600))
          .join(''),
      )
    : '';
  return at(0, 0, toned(d, tone) + dots, size);
}
