import { colour } from '../palette.ts';
import { Panes } from '../parts/panes.ts';
import { crossSign, tank } from '../parts/roof.ts';
import { at, num, path, rect } from '../svg.ts';
import { entrance, type Front } from './front.ts';

/** Two glass towers of the new cities, joined by a bridge. */
export const towersFront: Front = (floors, random) => {
  const storey = Math.min(20, 160 / floors);
  const base = 36;
  const tall = -(base + (floors - 1) * storey + 6);
  const low = Math.min(tall + storey * 2, -base - storey * 1.6);
  const panes = new Panes(random);
  const fill = (left: number, columns: number, top: number): string => {
    for (let y = -base - storey; y > top + 3; y -= storey) {
      for (let column = 0; column < columns; column += 1) panes.box(left + 7 + column * 13, y + 2, 12, storey * 0.66);
    }
    return panes.draw();
  };
  const bridge = -base - Math.max(1, Math.floor(floors / 2)) * storey;
  return {
    halfWidth: 112,
    body: [
      at(-66, tall - 6, tank()),
      at(-34, tall - 17, crossSign(10)),
      rect(-14, bridge, 40, storey * 0.9, colour.sea2),
      path(`M-4 ${num(bridge)}l10 ${num(storey * 0.9)}l10 ${num(-storey * 0.9)}`, undefined, { 'stroke-width': 1.4 }),
      rect(-96, tall, 84, -tall, colour.sea1),
      fill(-96, 5, tall),
      rect(-100, tall - 6, 92, 7, colour.teal700),
      path(`M22 0V${num(low)}L94 ${num(low - 16)}V0z`, colour.paper),
      fill(22, 5, low),
      path(`M18 ${num(low - 5)}L98 ${num(low - 23)}V${num(low - 15)}L18 ${num(low + 3)}z`, colour.clay),
      rect(-108, -base, 216, base, colour.white),
      path('M-98-27h54v20h-54zM44-27h54v20h-54z', colour.sea3),
      path('M-80-27v20M-62-27v20M62-27v20M80-27v20', undefined, { 'stroke-width': 1.4 }),
      entrance(32, 32),
      rect(-112, -base - 5, 224, 6, colour.white),
      rect(-40, -base, 80, 8, colour.teal700),
    ].join(''),
  };
};
