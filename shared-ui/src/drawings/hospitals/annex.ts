import { colour, leafDeep, leafTone, type Colour } from '../palette.ts';
import { Panes } from '../parts/panes.ts';
import { bush } from '../parts/plants.ts';
import { dome } from '../parts/roof.ts';
import { at, num, path, rect, round } from '../svg.ts';

/** A lower house behind the front, centred on 0,0 and about 100 wide, half of which is seen beside it. */
export type Annex = (wall: Colour, random: () => number) => string;

const HALF = 52;

function rows(panes: Panes, top: number, storey: number, width: number): string {
  for (let y = top; y < -14; y += storey) {
    for (let x = -HALF + 8; x < HALF - width; x += width + 7) panes.box(x, y, width, storey * 0.55);
  }
  return panes.draw();
}

/** Panels on a flat roof that take in the sun. */
const solarAnnex: Annex = (wall, random) => {
  const top = -76 - Math.round(random() * 14);
  const panel = (x: number): string => path(`M${x} ${num(top - 8)}l7-13h17l-7 13z`, colour.teal800);
  return [
    rect(-HALF, top, HALF * 2, -top, wall),
    rows(new Panes(random), top + 12, 22, 13),
    rect(-HALF - 4, top - 7, HALF * 2 + 8, 7, colour.white),
    ...[-46, -20, 6, 28].map(panel),
  ].join('');
};

/** A garden on the roof, glass below it. */
const gardenAnnex: Annex = (wall, random) => {
  const top = -64 - Math.round(random() * 12);
  return [
    rect(-HALF, top, HALF * 2, -top, wall),
    rows(new Panes(random), top + 12, 24, 24),
    ...[-38, -8, 24].map((x, index) => at(x, top - 5, bush(random() < 0.5, index === 1 ? leafDeep : leafTone, 0.9))),
    rect(-HALF - 4, top - 6, HALF * 2 + 8, 7, colour.white),
  ].join('');
};

/** A hipped roof of tiles over a veranda. */
const tiledAnnex: Annex = (wall, random) => {
  const top = -54 - Math.round(random() * 10);
  return [
    rect(-HALF, top, HALF * 2, -top, wall),
    rows(new Panes(random), top + 12, 30, 12),
    path(`M${-HALF - 8} ${num(top)}l22-28h${HALF * 2 - 28}l22 28z`, colour.clay),
    path(`M${-HALF + 4} ${num(top - 10)}h${HALF * 2 - 8}`, undefined, { 'stroke-width': 1.2 }),
  ].join('');
};

/** A drum of glass with bands. */
const drumAnnex: Annex = (wall, random) => {
  const storeys = 4 + Math.floor(random() * 2);
  const top = -storeys * 19 - 8;
  const bands = Array.from({ length: storeys }, (_, floor) => -floor * 19 - 19);
  return [
    path(`M-44 0V${num(top)}Q0 ${num(top - 16)} 44 ${num(top)}V0z`, wall),
    ...bands.map((y) =>
      path(`M-44 ${num(y)}Q0 ${num(y - 8)} 44 ${num(y)}v9Q0 ${num(y + 1)}-44 ${num(y + 9)}z`, colour.sea3, {
        stroke: 'none',
      }),
    ),
    path(
      `M-48 ${num(top + 2)}Q0 ${num(top - 16)} 48 ${num(top + 2)}v-7Q0 ${num(top - 24)}-48 ${num(top - 5)}z`,
      colour.white,
    ),
  ].join('');
};

/** Round-headed windows under a small dome. */
const domedAnnex: Annex = (wall, random) => {
  const top = -62 - Math.round(random() * 12);
  const panes = new Panes(random);
  for (let x = -44; x < 40; x += 19) {
    panes.arch(x, -8, 12, 22);
    panes.arch(x, -36, 12, 18);
  }
  return [
    at(-30, top - 6, dome(15, 24, colour.clay)),
    at(30, top - 6, dome(15, 24, colour.clay)),
    rect(-HALF, top, HALF * 2, -top, wall),
    panes.draw(),
    rect(-HALF - 4, top - 7, HALF * 2 + 8, 7, colour.white),
  ].join('');
};

/** A tower of stairs with one tall window, and a mast. */
const stairAnnex: Annex = (wall, random) => {
  const top = -118 - Math.round(random() * 24);
  return [
    path(`M0 ${num(top - 7)}v-26`),
    rect(-26, top, 52, -top, wall),
    round(-8, top + 14, 16, -top - 42, 8, colour.sea3, { stroke: 'none' }),
    path(`M-8 ${num(top * 0.7)}h16M-8 ${num(top * 0.5)}h16M-8 ${num(top * 0.3)}h16`, undefined, {
      'stroke-width': 1.4,
    }),
    rect(-31, top - 7, 62, 8, colour.teal700),
  ].join('');
};

export const annexes = {
  solar: solarAnnex,
  garden: gardenAnnex,
  tiled: tiledAnnex,
  drum: drumAnnex,
  domed: domedAnnex,
  stairs: stairAnnex,
} as const satisfies Readonly<Record<string, Annex>>;
