import { num } from '../svg.ts';
import { islandCoasts, mainlandCoast } from './coast-data.ts';
import { project } from './projection.ts';
import type { MapFrame } from './projection.ts';

/** Points nearer than this to the one before are left out, in units. */
const LEAST = 1.1;

function trace(frame: MapFrame, lines: readonly string[]): string {
  let [px, py] = [Number.NaN, Number.NaN];
  let d = '';
  for (const pair of lines.flatMap((line) => line.split(','))) {
    const [lon = 0, lat = 0] = pair.split(' ').map(Number);
    const { x, y } = project(frame, lon, lat);
    if (d === '') d = `M${num(x)} ${num(y)}`;
    else if (Math.hypot(x - px, y - py) < LEAST) continue;
    else d += `l${num(x - px)} ${num(y - py)}`;
    // Deltas are rounded; following the rounded pen keeps the error from adding up.
    [px, py] = Number.isNaN(px) ? [x, y] : [px + Number(num(x - px)), py + Number(num(y - py))];
  }
  return d;
}

/** The mainland's coast from west to east, open at both ends. */
export const mainlandPath = (frame: MapFrame): string => trace(frame, mainlandCoast);

/** Sri Lanka and what else is large enough to see, closed. */
export const islandPaths = (frame: MapFrame): string => islandCoasts.map((ring) => `${trace(frame, [ring])}z`).join('');
