import { colour } from '../palette.ts';
import { Panes } from '../parts/panes.ts';
import { crossSign, tank } from '../parts/roof.ts';
import { at, circle, num, path, rect } from '../svg.ts';
import { entrance, type Front } from './front.ts';

/** Seaside deco: a stepped tower, eyebrow shades, one corner rounded. */
export const decoFront: Front = (floors, random) => {
  const storey = Math.min(20, 146 / floors);
  const base = 36;
  const top = -(base + (floors - 1) * storey + 6);
  const [left, right, towerLeft, towerRight] = [-100, 104, -52, 14];
  const panes = new Panes(random);
  let shades = '';
  for (let floor = 0; floor < floors - 1; floor += 1) {
    const y = -(base + floor * storey);
    for (const x of [-92, -72]) panes.box(x, y - storey * 0.62 - 2, 15, storey * 0.58);
    for (const x of [24, 42, 60, 78]) panes.box(x, y - storey * 0.62 - 2, 14, storey * 0.58);
    shades += `M${left + 3} ${num(y - storey * 0.62 - 5)}H${towerLeft - 3}M${towerRight + 3} ${num(y - storey * 0.62 - 5)}H${right - 8}`;
  }
  const strips = [-38, -19, 0]
    .map((x) => `M${x - 4} ${num(-base - 12)}V${num(top - 10)}a4 4 0 0 1 8 0V${num(-base - 12)}z`)
    .join('');
  const mid = (towerLeft + towerRight) / 2;
  return {
    halfWidth: 108,
    body: [
      at(-78, top - 7, tank()),
      path(`M${left} 0V${num(top)}H${right - 36}Q${right} ${num(top)} ${right} ${num(top + 40)}V0z`, colour.sea1),
      panes.draw(),
      path(shades, undefined, { stroke: colour.teal700, 'stroke-width': 2.6 }),
      rect(left - 4, top - 6, right - left - 34, 7, colour.white),
      path(`M${mid} ${num(top - 56)}V${num(top - 78)}`),
      path(`M${mid - 9} ${num(top - 40)}v-16h18v16M${mid - 22} ${num(top - 24)}v-17h44v17`, colour.white),
      rect(towerLeft, top - 26, towerRight - towerLeft, -top + 26, colour.white),
      path(strips, colour.sea4, { 'fill-opacity': '.85', stroke: 'none' }),
      at(mid, top - 33, crossSign(8)),
      path(`M${towerLeft + 6} ${num(top - 18)}H${towerRight - 6}`, undefined, {
        stroke: colour.teal700,
        'stroke-width': 2.6,
      }),
      circle(44, -17, 7.5, colour.sea4),
      circle(70, -17, 7.5, colour.sea3),
      circle(-77, -17, 7.5, colour.sea4),
      at(mid, 0, entrance(28, 32)),
      path(`M${mid - 40}-30Q${mid}-46 ${mid + 40}-30V-25H${mid - 40}z`, colour.teal700),
    ].join(''),
  };
};
