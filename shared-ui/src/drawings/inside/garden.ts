import { colour, leafDeep, leafTone, skin } from '../palette.ts';
import { sittingMan, walkingMan, walkingWoman } from '../parts/people.ts';
import { bush } from '../parts/plants.ts';
import { chhatri } from '../parts/roof.ts';
import { FRAME, grown } from '../parts/scene.ts';
import { pick } from '../random.ts';
import { at, circle, ellipse, flat, path, rect } from '../svg.ts';
import { FRONT } from './parts.ts';
import type { Room, Water } from './record.ts';

const beyond: Readonly<Record<Water, () => string>> = {
  sea: () =>
    flat(rect(0, 176, FRAME.width, 60, colour.sea3)) +
    path('M60 186l20-34v34zM56 192h34l-6 8H62z', colour.white) +
    path('M150 206q8-6 16 0t16 0M290 196q8-6 16 0t16 0', undefined, { stroke: colour.white }),
  river: () => flat(path('M0 196Q120 176 240 200T400 190V222Q300 206 200 224T0 216z', colour.sea3)),
  lake: () => flat(ellipse(250, 210, 150, 20, colour.sea3)),
  street: () =>
    flat([20, 84, 300, 350].map((x, index) => rect(x, 150 - (index % 2) * 22, 44, 90, colour.sea2)).join('')),
};

/** A flat-bottomed cloud, about 120 wide. */
const CLOUD = 'M8 34C-6 34-4 20 8 20C10 8 28 6 34 12C42-6 70-6 78 10C90 4 104 12 104 22C120 20 122 34 112 34z';

const fountain = (): string =>
  [
    ellipse(0, -6, 46, 9, colour.sea2),
    path('M-10-8V-40H10V-8', colour.white),
    ellipse(0, -42, 24, 6, colour.sea2),
    path('M0-44C-4-66-20-64-22-46M0-44C4-66 20-64 22-46M0-44V-70', undefined, { stroke: colour.sea4 }),
  ].join('');

const bench = (): string => path('M-48-40H48M-40-40V0M40-40V0M-48-58H48', undefined, { 'stroke-width': 3.5 });

const sitter = (): string =>
  grown(6, -40, sittingMan(), 1.25) +
  path('M-8-38C-12-24-12-14-12 0M16-38C20-24 20-14 20 0', undefined, { 'stroke-width': 8 });

const parasol = (): string =>
  path('M0 0V-112') +
  path('M-58-104C-50-144 50-144 58-104z', colour.marigold500) +
  path('M-20-130Q-24-116-22-104M20-130Q24-116 22-104') +
  rect(-28, -36, 56, 7, colour.clay) +
  path('M-20-29V0M20-29V0');

const steps = (): string =>
  [0, 1, 2].map((step) => rect(-52 + step * 14, -12 - step * 12, 104 - step * 28, 12, colour.white)).join('') +
  circle(0, -58, 12, colour.clay) +
  at(0, -66, bush(true, leafDeep, 0.9));

/** The garden: the city's trees, its water, and a place to sit or walk to. */
export function garden({ record, wash, water, random, plant }: Room): string {
  const places = [fountain, bench, parasol, steps, () => chhatri(84, 46, 34)] as const;
  const walker = pick(random, [
    () => walkingWoman(colour.teal700, colour.rose, skin(4)),
    () => walkingMan(),
    () => walkingWoman(colour.clay, colour.white, skin(5)),
    () => walkingMan(colour.white, skin(3)),
  ]);
  const sits = random() < 0.5;
  const x = 268;
  const place = pick(random, places);
  return [
    flat(rect(0, 0, FRAME.width, FRAME.height, random() < 0.5 ? colour.sea1 : colour.dawn)),
    flat(path(CLOUD, colour.white, { transform: `translate(${170 + Math.round(random() * 90)} 34) scale(.7)` })),
    beyond[water](),
    flat(path('M0 236Q100 220 210 232T400 228V280H0z', colour.leaf100)),
    flat(path('M96 280C120 254 250 262 236 240L262 238C290 262 170 258 176 280z', colour.sand)),
    grown(52, FRONT - 14, plant(1), 1.7),
    grown(366, FRONT - 22, plant(-1), record.beds >= 300 ? 1.5 : 1.2),
    at(x, FRONT - 20, sits ? bench() + sitter() : place()),
    grown(150, FRONT, walker(), 1.75),
    at(24, FRONT + 6, bush(random() < 0.5, leafDeep, 1.3)),
    at(384, FRONT + 6, bush(random() < 0.5, leafTone, 1.1)),
    flat(rect(0, FRAME.height - 4, FRAME.width, 4, wash.roof)),
  ].join('');
}
