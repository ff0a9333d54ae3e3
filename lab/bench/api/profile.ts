import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Details } from '../bench.ts';

/** What V8 writes with `--cpu-prof`; times are microseconds of the monotonic clock. */
interface CpuProfile {
  readonly nodes: readonly { readonly id: number; readonly callFrame: { functionName: string; url: string } }[];
  readonly startTime: number;
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

/** A part of the run, by `monotonicUs` of this process: the clock is the machine's. */
export interface Span {
  readonly what: string;
  readonly from: number;
  readonly to: number;
}

export const monotonicUs = (): number => Number(process.hrtime.bigint() / 1000n);

/** Below this share a package is counted with the others. */
const LEAST_PERCENT = 0.5;

/** Self time by package of the process `pid` within the spans of each kind of request, in percent of the time it was busy. */
export function selfTimes(folder: string, pid: number, spans: readonly Span[]): Details {
  const file = readdirSync(folder).find((name) => name.split('.')[3] === String(pid));
  if (file === undefined) throw new Error(`The API wrote no profile to ${folder}.`);
  const profile = JSON.parse(readFileSync(join(folder, file), 'utf8')) as CpuProfile;
  const kinds = [...new Set(spans.map(({ what }) => what))];
  const shares = kinds.map((kind) =>
    sharesWithin(
      profile,
      spans.filter(({ what }) => what === kind),
    ),
  );
  const layers = [...new Set(shares.flatMap((each) => [...each.keys()]))];
  const sum = (layer: string): number => shares.reduce((total, each) => total + (each.get(layer) ?? 0), 0);
  return {
    columns: ['Self time', ...kinds],
    lines: layers
      .toSorted((one, other) => sum(other) - sum(one))
      .filter((layer) => sum(layer) >= LEAST_PERCENT * kinds.length)
      .map((layer) => [layer].concat(shares.map((each) => `${(each.get(layer) ?? 0).toFixed(1)} %`))),
  };
}

function sharesWithin(
  { nodes, startTime, samples, timeDeltas }: CpuProfile,
  spans: readonly Span[],
): Map<string, number> {
  const layers = new Map(nodes.map(({ id, callFrame }) => [id, layerOf(callFrame)]));
  const times = new Map<string, number>();
  let [at, total] = [startTime, 0];
  for (const [index, id] of samples.entries()) {
    const took = timeDeltas[index] ?? 0;
    at += took;
    const layer = layers.get(id);
    if (layer === undefined || !spans.some(({ from, to }) => at >= from && at < to)) continue;
    times.set(layer, (times.get(layer) ?? 0) + took);
    total += took;
  }
  return new Map([...times].map(([layer, time]) => [layer, (100 * time) / total]));
}

/** Undefined while the process has nothing to do. */
function layerOf({ functionName, url }: { functionName: string; url: string }): string | undefined {
  if (functionName === '(idle)') return undefined;
  if (functionName === '(garbage collector)') return 'garbage collection';
  if (/^writev?(?:Latin1String|Utf8String|Buffer|Ucs2String)?$/.test(functionName) && url === '')
    return 'writing to sockets';
  if (url === '' || url.startsWith('node:')) return 'Node and V8';
  const name = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(url)?.[1];
  return name ?? 'ours';
}
