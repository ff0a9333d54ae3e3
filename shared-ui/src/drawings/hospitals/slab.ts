import { colour } from '../palette.ts';
import { Panes } from '../parts/panes.ts';
import { crossSign, slab as cornice, tank } from '../parts/roof.ts';
import { at, num, path, rect } from '../svg.ts';
import { entrance, type Front } from './front.ts';

/** A tropical slab of the seventies: glazing bands behind fins, on a long podium. */
export const slabFront: Front = (floors, random) => {
  const storey = Math.min(22, 158 / floors);
  const podium = 44;
  const rows = floors - 1;
  const half = 84;
  const top = -(podium + rows * storey + 8);
  const panes = new Panes(random);
  for (let row = 0; row < rows; row += 1) {
    const y = top + 10 + row * storey;
    for (let column = 0; column < 12; column += 1) panes.box(-half + 6 + column * 13, y, 13, storey * 0.56);
  }
  const tower = panes.draw();
  for (const x of [-112, -94, -76, -58, 46, 64, 82, 100]) panes.box(x, -30, 14, 22);
  const fins = Array.from(
    { length: 12 },
    (_, index) => `M${num(-half + 12.5 + index * 13)} ${num(top + 5)}V${-podium}`,
  ).join('');
  return {
    halfWidth: 124,
    body: [
      at(-half + 26, top - 7, tank()),
      at(half - 22, top - 18, crossSign(11)),
      rect(-half, top, half * 2, -top - podium, colour.sand),
      tower,
      path(fins, undefined, { stroke: colour.teal700, 'stroke-width': 2.6 }),
      rect(-half, top, half * 2, -top - podium, undefined),
      cornice(-half - 5, top - 7, half * 2 + 10, 8),
      rect(-120, -podium, 240, podium, colour.paper),
      panes.draw(),
      cornice(-126, -podium - 6, 252, 7),
      entrance(34, 34),
      rect(-40, -podium - 1, 80, 9, colour.teal700),
    ].join(''),
  };
};
