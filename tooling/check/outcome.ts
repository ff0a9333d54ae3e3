import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { SentenceError } from '../bootstrap/report.mjs';
import { dataFolder } from '../database/paths.ts';

/** One of the things a check tries. */
interface Named {
  readonly name: string;
}

/**
 * Those named by `--only`, in their own order; all where it is absent.
 * @throws SentenceError naming what there is when a name is not among it
 */
export function chosen<T extends Named>(kind: string, all: readonly T[], only: string | undefined): readonly T[] {
  if (only === undefined) return all;
  const names = only.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !all.some((one) => one.name === name));
  if (unknown !== undefined)
    throw new SentenceError(`There is no ${kind} "${unknown}"; there are ${all.map(({ name }) => name).join(', ')}.`);
  return all.filter(({ name }) => names.includes(name));
}

/** What was thrown, with its cause, on one line. */
export function whyOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return `${error.message}${error.cause instanceof Error ? ` (${error.cause.message})` : ''}`;
}

/**
 * Writes `.data/checks/<name>.json`, which `npm test` counts by.
 * @param outcomes one of each thing tried
 * @returns the file
 */
export function saveRecord(name: string, about: object, outcomes: readonly { readonly passed: boolean }[]): string {
  const folder = join(dataFolder(), 'checks');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.json`);
  const record = {
    at: new Date().toISOString(),
    ...about,
    passed: outcomes.every(({ passed }) => passed),
    faults: outcomes,
  };
  writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`);
  return file;
}
