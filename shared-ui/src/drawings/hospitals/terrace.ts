import { colour, leafDeep, leafTone } from '../palette.ts';
import { Panes } from '../parts/panes.ts';
import { bush } from '../parts/plants.ts';
import { crossSign, tank } from '../parts/roof.ts';
import { at, num, path, rect } from '../svg.ts';
import { entrance, type Front } from './front.ts';

function gardens(left: number, right: number, layers: string[], y: number, random: () => number): void {
  layers.push(
    at(left + 13, y, bush(random() < 0.5, leafTone, 0.74)),
    at(right - 13, y, bush(random() < 0.5, leafDeep, 0.7)),
  );
}

/** Sandstone steps with gardens on every roof and a pierced screen beside the door. */
export const terraceFront: Front = (floors, random) => {
  const storey = Math.min(20, 150 / floors);
  const base = 38;
  const upper = floors - 1;
  const steps = [
    { left: -116, right: 116, rows: Math.max(1, Math.round(upper * 0.3)), fill: colour.rose },
    { left: -88, right: 96, rows: Math.max(1, Math.round(upper * 0.36)), fill: colour.dawn },
    {
      left: -52,
      right: 66,
      rows: Math.max(1, upper - Math.round(upper * 0.3) - Math.round(upper * 0.36)),
      fill: colour.rose,
    },
  ] as const;
  const panes = new Panes(random);
  const layers: string[] = [];
  let floorY = -base;
  for (const step of steps) {
    const high = step.rows * storey + 5;
    const columns = Math.floor((step.right - step.left - 14) / 19);
    const margin = (step.right - step.left - columns * 19 + 6) / 2;
    for (let row = 0; row < step.rows; row += 1) {
      for (let column = 0; column < columns; column += 1) {
        panes.box(step.left + margin + column * 19, floorY - row * storey - storey * 0.78 - 1, 13, storey * 0.58);
      }
    }
    layers.push(
      rect(step.left, floorY - high, step.right - step.left, high, step.fill),
      panes.draw(),
      rect(step.left - 4, floorY - high - 5, step.right - step.left + 8, 6, colour.white),
    );
    floorY -= high + 5;
    if (step.left < -52) gardens(step.left, step.right, layers, floorY, random);
  }
  const jaali = Array.from({ length: 4 }, (_, row) =>
    Array.from({ length: 5 }, (__, column) => `M${-98 + column * 11} ${-11 - row * 6.5}l4-4l4 4l-4 4z`).join(''),
  ).join('');
  return {
    halfWidth: 122,
    body: [
      at(-24, floorY, tank()),
      at(40, floorY - 11, crossSign(11)),
      ...layers,
      rect(-116, -base, 232, base, colour.clay),
      path(jaali, colour.teal800, { stroke: 'none' }),
      path('M50-30h54v22h-54z', colour.sea4),
      path('M68-30v22M86-30v22', undefined, { 'stroke-width': 1.4 }),
      entrance(32, 32),
      rect(-42, -base - 1, 84, 8, colour.teal700),
      path(`M-120 ${num(-base - 4)}h240v5h-240z`, colour.white),
    ].join(''),
  };
};
