/**
 * Makes coast-data.ts: the coast from the Makran to the Irrawaddy with Sri Lanka, simplified. Needed only to change its detail.
 * Source: Natural Earth 1:50m land (public domain) in the npm package world-atlas 2.0.2.
 * Run with Node 24: `node make-coast-data.ts <folder of world-atlas>/land-50m.json`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';

type Position = readonly [number, number];

interface Topology {
  readonly transform: { readonly scale: Position; readonly translate: Position };
  readonly arcs: readonly (readonly Position[])[];
  readonly objects: {
    readonly land: { readonly geometries: readonly { readonly arcs: readonly (readonly (readonly number[])[])[] }[] };
  };
}

const west = 61.4;
const east = 95;
/** Degrees a point may lie off the line before it is kept: about one pixel on the large map. */
const tolerance = 0.03;

const source = process.argv[2];
if (source === undefined) throw new Error('Give the path of world-atlas/land-50m.json.');
const topology = JSON.parse(readFileSync(source, 'utf8')) as Topology;

function arc(index: number): Position[] {
  const { scale, translate } = topology.transform;
  let [x, y] = [0, 0];
  const points = (topology.arcs[index < 0 ? ~index : index] ?? []).map(([dx, dy]): Position => {
    x += dx;
    y += dy;
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
  });
  return index < 0 ? points.reverse() : points;
}

const rings = topology.objects.land.geometries
  .flatMap((geometry) => geometry.arcs)
  .flatMap((polygon) => polygon.slice(0, 1))
  .map((ring) => ring.flatMap((index, order) => arc(index).slice(order === 0 ? 0 : 1)));

function simplify(points: readonly Position[]): Position[] {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined || points.length < 3) return [...points];
  const length = Math.hypot(last[0] - first[0], last[1] - first[1]);
  let [far, at] = [0, 0];
  points.forEach(([x, y], index) => {
    const off =
      length === 0
        ? Math.hypot(x - first[0], y - first[1])
        : Math.abs((last[0] - first[0]) * (first[1] - y) - (first[0] - x) * (last[1] - first[1])) / length;
    if (off > far) [far, at] = [off, index];
  });
  if (far <= tolerance) return [first, last];
  return [...simplify(points.slice(0, at + 1)).slice(0, -1), ...simplify(points.slice(at))];
}

const inside = ([x, y]: Position): boolean => x >= west && x <= east && y >= 4 && y <= 26.6;

/** The longest unbroken run of a ring inside the frame, from west to east. */
function mainland(): Position[] {
  let best: Position[] = [];
  for (const ring of rings) {
    const start = ring.findIndex((point) => !inside(point));
    if (start < 0) continue;
    let run: Position[] = [];
    for (const point of [...ring.slice(start), ...ring.slice(0, start), ring[start] ?? [0, 0]] as Position[]) {
      if (inside(point)) run.push(point);
      else {
        if (run.length > best.length) best = run;
        run = [];
      }
    }
  }
  const [first, last] = [best[0], best.at(-1)];
  return first !== undefined && last !== undefined && first[0] > last[0] ? best.reverse() : best;
}

const area = (ring: readonly Position[]): number =>
  Math.abs(
    ring.reduce(
      (sum, [x, y], index) =>
        sum + x * (ring[(index + 1) % ring.length]?.[1] ?? y) - y * (ring[(index + 1) % ring.length]?.[0] ?? x),
      0,
    ),
  ) / 2;

const islands = rings.filter((ring) => ring.every(inside) && area(ring) > 0.02 && ring.every(([x]) => x < 90));
const text = (points: readonly Position[]): string =>
  points.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join(',');
const wrap = (name: string, lines: readonly string[]): string =>
  `export const ${name}: readonly string[] = [\n${lines.map((line) => `  '${line}',`).join('\n')}\n];\n`;
const chunks = (points: readonly Position[]): string[] =>
  Array.from({ length: Math.ceil(points.length / 12) }, (_, index) => text(points.slice(index * 12, index * 12 + 12)));

writeFileSync(
  new URL('./coast-data.ts', import.meta.url),
  `/** Made by make-coast-data.ts from Natural Earth 1:50m land (public domain): "longitude latitude" in degrees. Coasts only, never borders. */\n` +
    `${wrap('mainlandCoast', chunks(simplify(mainland())))}\n/** One closed island a line. */\n${wrap(
      'islandCoasts',
      islands.map((ring) =>
        text([
          ...simplify(ring.slice(0, Math.ceil(ring.length / 2) + 1)).slice(0, -1),
          ...simplify(ring.slice(Math.ceil(ring.length / 2))),
        ]),
      ),
    )}`,
);
