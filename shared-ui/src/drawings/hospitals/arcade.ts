import { colour } from '../palette.ts';
import { Panes } from '../parts/panes.ts';
import { chhatri, slab } from '../parts/roof.ts';
import { at, flat, num, path, rect } from '../svg.ts';

interface ArcadeSize {
  readonly floors: number;
  readonly bays: number;
  readonly bay: number;
  readonly storey: number;
}

/** Width of the whole front. */
export const arcadeWidth = ({ bays, bay }: ArcadeSize): number => bays * bay * 2 + 2 * 8 + bay * 3.4;

/** Rose walls, round-headed windows, a white gate tower, domed pavilions. Rests on 0,0, centred. */
export function arcade(size: ArcadeSize, random: () => number): string {
  const { floors, bays, bay, storey } = size;
  const gate = bay * 3.4;
  const width = arcadeWidth(size);
  const [half, halfGate] = [width / 2, gate / 2];
  const ground = storey * 1.75;
  const top = -(ground + (floors - 1) * storey + 10);
  const tower = top - storey * 0.8;
  const panes = new Panes(random);
  let sills = '';
  for (const side of [-1, 1]) {
    for (let column = 0; column < bays; column += 1) {
      const x = side * (halfGate + 4 + bay * (column + 0.5));
      panes.ogive(x - bay * 0.33, 0, bay * 0.66, ground * 0.72, 'dark');
      for (let floor = 0; floor < floors - 1; floor += 1) {
        const y = -(ground + floor * storey + 4);
        panes.arch(x - bay * 0.28, y, bay * 0.56, storey * 0.66);
        sills += `M${num(x - bay * 0.36)} ${num(y)}h${num(bay * 0.72)}`;
      }
    }
  }
  const wings = panes.draw();
  for (let floor = 1; floor < floors; floor += 1) {
    const y = -(ground + floor * storey + 4);
    if (y > -ground * 1.62) continue;
    for (const x of [-1, 0, 1]) panes.arch(x * bay * 0.86 - bay * 0.27, y, bay * 0.54, storey * 0.66);
  }
  const merlons = Array.from({ length: Math.round((half - halfGate - 26) / 9) }, (_, index) => index * 9)
    .map((x) => `M${num(halfGate + 6 + x)} ${num(top - 8)}v-3a3.500 3.500 0 0 1 7 0v3`)
    .join('');
  const gateHeight = ground * 1.34;
  const arch = (w: number, h: number): string =>
    `M${num(-w)} 0v${num(-h * 0.56)}C${num(-w)} ${num(-h * 0.8)} ${num(-w * 0.34)} ${num(-h * 0.9)} 0 ${num(-h)}C${num(w * 0.34)} ${num(-h * 0.9)} ${num(w)} ${num(-h * 0.8)} ${num(w)} ${num(-h * 0.56)}V0z`;
  return [
    path(merlons, colour.rose) + at(0, 0, path(merlons, colour.rose), [-1, 1]),
    rect(-half, top, width, -top, colour.rose),
    flat(rect(-half, -ground, width, ground, colour.clay, { 'fill-opacity': '.28' })),
    wings,
    path(sills, undefined, { 'stroke-width': 1.6 }),
    slab(-half - 4, -ground - 4, width + 8, 7),
    slab(-half - 6, top - 8, width + 12, 9),
    at(-half + 15, top - 8, chhatri(bay * 1.3, bay * 0.85, bay * 1.15)),
    at(half - 15, top - 8, chhatri(bay * 1.3, bay * 0.85, bay * 1.15)),
    at(0, tower - 9, chhatri(bay * 2.1, bay * 1.05, bay * 1.9)),
    rect(-halfGate, tower, gate, -tower, colour.paper),
    panes.draw(),
    slab(-halfGate - 6, tower - 9, gate + 12, 10),
    path(arch(bay * 1.1, gateHeight), colour.marigold100),
    path(arch(bay * 0.86, gateHeight * 0.84), colour.marigold500, { 'fill-opacity': '.32', stroke: 'none' }),
    path(`M${num(-bay * 0.58)} 0v${num(-ground * 0.6)}h${num(bay * 1.16)}V0`, colour.teal700, { stroke: 'none' }),
    path(`M0 0v${num(-ground * 0.6)}`, undefined, { stroke: colour.sea3, 'stroke-width': 1.4 }),
    rect(-halfGate - 4, -4, gate + 8, 4, colour.white),
  ].join('');
}
