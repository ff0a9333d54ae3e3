import { colour } from '../palette.ts';
import { Panes } from '../parts/panes.ts';
import { crossSign } from '../parts/roof.ts';
import { at, num, path, rect } from '../svg.ts';
import { entrance, type Front } from './front.ts';

/** Tiled hips and verandas of the rainy coast. */
export const tileFront: Front = (floors, random) => {
  const storey = Math.min(24, 128 / floors);
  const base = 34;
  const wing = -(base + (floors - 2) * storey + 2);
  const gate = wing - storey * 0.7;
  const half = 108;
  const halfGate = 42;
  const panes = new Panes(random);
  let rails = '';
  for (const side of [-1, 1]) {
    const start = side < 0 ? -half : halfGate;
    for (let floor = 0; floor < floors - 1; floor += 1) {
      const y = floor === 0 ? 0 : -(base + (floor - 1) * storey);
      const high = floor === 0 ? base : storey;
      for (const x of [9, 28, 47]) panes.box(start + x, y - high * 0.8, 11, high * (floor === 0 ? 0.6 : 0.66));
      if (floor > 0)
        rails +=
          `M${start} ${num(y)}h66M${start} ${num(y - storey * 0.34)}h66` +
          [8, 17, 26, 35, 44, 53, 62].map((x) => `M${start + x - 2} ${num(y)}v${num(-storey * 0.34)}`).join('');
    }
  }
  const wings = panes.draw();
  const rows = Math.max(1, floors - 2);
  const span = -gate - base - 14;
  for (let row = 0; row < rows; row += 1) {
    const y = -base - 14 - (row * span) / rows;
    for (const x of [-32, -9, 14]) panes.box(x, y - (span / rows) * 0.68, 18, (span / rows) * 0.6);
  }
  const hip = (x: number): string =>
    path(`M${x - 64} ${num(wing)}L${x - 34} ${num(wing - 34)}H${x + 34}L${x + 64} ${num(wing)}z`, colour.clay);
  const courses = (x: number): string => `M${x - 54} ${num(wing - 11)}H${x + 54}M${x - 44} ${num(wing - 22)}H${x + 44}`;
  return {
    halfWidth: 122,
    body: [
      hip(-half + 44),
      hip(half - 44),
      path(courses(-half + 44) + courses(half - 44), undefined, { 'stroke-width': 1.2 }),
      rect(-half, wing, half * 2, -wing, colour.leaf100),
      wings,
      path(rails, undefined, { 'stroke-width': 1.3 }),
      rect(-half - 6, wing - 3, half * 2 + 12, 5, colour.white),
      rect(-halfGate, gate, halfGate * 2, -gate, colour.paper),
      panes.draw(),
      path(`M0 ${num(gate - 50)}V${num(gate - 62)}`),
      path(`M${-halfGate - 12} ${num(gate + 2)}L0 ${num(gate - 50)}L${halfGate + 12} ${num(gate + 2)}z`, colour.clay),
      path(`M-26 ${num(gate - 3)}L0 ${num(gate - 34)}L26 ${num(gate - 3)}z`, colour.paper),
      at(0, gate - 14, crossSign(8)),
      entrance(30, 32),
      path(`M-62-30L-46-46H46L62-30z`, colour.clay),
      path('M-55-30V0M55-30V0', undefined, { 'stroke-width': 3 }),
    ].join(''),
  };
};
