import { colour, greyTone, hairTone, skin, type Tone } from '../palette.ts';
import { at, flat, oval, path, rect, toned } from '../svg.ts';

/** Two eyes and a smile of a small figure, head centre at 0,0, about 9 wide. */
const face = (): string =>
  path('M-3.500-1h.1M3.500-1h.1', undefined, { 'stroke-width': 2.2 }) +
  path('M-2.500 4.500q2.500 2 5 0', undefined, { 'stroke-width': 1.5 });

/** A woman in a scarf at a table, table edge on y = 0, leaning to the right over a tablet. */
export function sittingWoman(): string {
  return [
    path('M-25 0C-26-15-19-27-5-29H7C19-26 25-14 25 0z', colour.teal700),
    path('M-16-21C-23-38-17-60 1-60C19-60 22-38 16-23C20-18 12-13 3-13C-8-13-19-15-16-21z', colour.rose),
    toned(oval(3, -41, 9, 11), skin(4), { 'stroke-width': 1.6 }),
    at(4.5, -41, face()),
    path('M-15-22C-6-14 8-16 15-23', undefined, { 'stroke-width': 1.6 }),
    path('M6-20C10-12 16-8 25-8L39-9V-3L24 0C14 0 4-4-2-13z', colour.teal700),
    toned('M37-9.500q6-2 8 1q0 5-8 5.500z', skin(4), { 'stroke-width': 1.6 }),
  ].join('');
}

/** An old man with a white beard and cap at the same table, turned to the left, a hand at his cup. */
export function sittingMan(): string {
  return [
    path('M-26 0C-26-15-18-26-6-28H8C20-25 27-13 28 0z', colour.sea4),
    path('M-6-28L0-20L8-28', colour.white),
    toned('M-6-36V-27Q0-21 7-27V-36z', skin(5), { stroke: 'none' }),
    toned(oval(0, -43, 10.5, 12), skin(5), { 'stroke-width': 1.6 }),
    toned(
      'M-10.500-43C-11-29-6-22-1-22C5-22 11-29 10.500-43C9-38 6-36-1-36.500C-7-36-9.500-38-10.500-43z',
      { base: colour.white, glazes: [[colour.stone, 0.1]] },
      { 'stroke-width': 1.6 },
    ),
    path('M-11.500-50C-11-61 11-61 11.500-50C4-52.500-4-52.500-11.500-50z', colour.white, { 'stroke-width': 1.6 }),
    path('M-6-44.500h.1M2-44.500h.1', undefined, { 'stroke-width': 2.3 }),
    path('M-5-32.500q2.500 2 5 0', undefined, { 'stroke-width': 1.5 }),
    path('M-14-18C-20-10-26-7-33-8L-34-2C-25 1-14-2-8-10', colour.sea4),
    toned('M-32-8.500q-6-2-8 1.500q0 4.500 7 5z', skin(5), { 'stroke-width': 1.6 }),
  ].join('');
}

/** A standing woman in a long dress and scarf, feet on 0,0, 60 high. */
export function walkingWoman(dress: string, scarf: string, tone: Tone): string {
  return [
    path('M-8-42C-14-28-14-12-13-2Q0 2 13-2C14-12 14-28 8-42z', dress),
    path('M-9-38C-13-52-9-62 0-62C9-62 13-52 9-38Q0-33-9-38z', scarf),
    toned(oval(0.5, -50.5, 5.2, 6.4), tone, { 'stroke-width': 1.4 }),
    path('M9-36C13-28 13-24 12-20', undefined),
  ].join('');
}

/** A standing man in a long shirt, feet on 0,0, 62 high. */
export function walkingMan(shirt: string = colour.sea4, tone: Tone = skin(5)): string {
  return [
    path('M-5-18V-1M5-18V-1', undefined, { 'stroke-width': 7 }),
    path('M-9-42C-13-34-13-24-12-13H12C13-24 13-34 9-42Q0-46-9-42z', shirt),
    toned(oval(0, -51, 7, 8), tone, { 'stroke-width': 1.4 }),
    toned('M-7.500-52C-8-63 8-63 7.500-52C5-57-4-57-7.500-52z', greyTone, { 'stroke-width': 1.4 }),
    path('M-8-36C-12-29-12-25-11-20M8-36C12-29 12-25 11-20', undefined),
  ].join('');
}

/** A driver at the arrivals door with a sign that bears the line's loop; feet on 0,0. */
export function greeter(tone: Tone): string {
  return [
    path('M-5-18V-1M5-18V-1', undefined, { 'stroke-width': 7 }),
    path('M-10-42C-14-34-14-24-12-14H12C14-24 14-34 10-42Q0-46-10-42z', colour.white),
    path('M-4-43L0-36L4-43', undefined, { 'stroke-width': 1.6 }),
    toned(oval(0, -52, 7, 8), tone, { 'stroke-width': 1.4 }),
    toned('M-7.500-52C-9-63 9-63 7.500-52C4-57-2-58-7.500-52z', hairTone, { 'stroke-width': 1.4 }),
    path('M-2.300-51h.1M2.300-51h.1', undefined, { 'stroke-width': 1.8 }),
    path('M-2-47.500q2 1.500 4 0', undefined, { 'stroke-width': 1.3 }),
    rect(-23, -37, 46, 22, colour.white),
    path('M-15-22C-6-22 6-24 5-29C4-33-4-33-5-29C-6-24 6-22 15-22', undefined, {
      stroke: colour.marigold500,
      'stroke-width': 2.6,
    }),
    toned(oval(-23, -26, 3, 3.4), tone, { 'stroke-width': 1.4 }),
    toned(oval(23, -26, 3, 3.4), tone, { 'stroke-width': 1.4 }),
  ].join('');
}

/** A wheeled suitcase, standing on 0,0. */
export const suitcase = (fill: string): string =>
  path('M-4-20V-31H4V-20', undefined, { 'stroke-width': 1.6 }) +
  rect(-8, -21, 16, 18, fill) +
  path('M-3-17v10M3-17v10', undefined, { 'stroke-width': 1.4 }) +
  flat(path('M-6-3h4v3h-4zM2-3h4v3H2z', colour.ink));
