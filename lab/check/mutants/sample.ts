import { createHash } from 'node:crypto';

/** Most changes of an area that are tried unless all are asked for: half an hour on two cores. */
export const SAMPLE = 150;
/** Another one draws another sample. */
const SEED = 'first';

interface Position {
  readonly line: number;
  readonly column: number;
}

/** A change, by where it is and what it becomes. Stryker counts lines from 0, its report from 1. */
export interface Place {
  readonly mutatorName: string;
  readonly replacement?: string | undefined;
  readonly location: { readonly start: Position; readonly end: Position };
}

/** @param file from the package's folder @param first the number of the first line and column */
export function keyOf(file: string, { mutatorName, replacement = '', location }: Place, first: 0 | 1): string {
  const at = [location.start, location.end].map(({ line, column }) => `${line - first}.${column - first}`);
  return [file, ...at, mutatorName, replacement].join(' ');
}

/** The same ones in each run, whatever their order; all where there are not more. */
export function sampleOf(keys: readonly string[], size = SAMPLE): readonly string[] {
  if (keys.length <= size) return keys;
  const drawn = keys.map((key) => ({ key, at: createHash('sha256').update(`${SEED} ${key}`).digest('hex') }));
  return drawn
    .toSorted((one, other) => (one.at < other.at ? -1 : 1))
    .slice(0, size)
    .map(({ key }) => key);
}
