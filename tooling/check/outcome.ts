import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { SentenceError } from '../bootstrap/report.mjs';
import { dataFolder } from '../database/paths.ts';

/** One item of a check. */
interface Named {
  readonly name: string;
}

/**
 * The items named by `--only`, in the order of the list; all without it.
 * @throws SentenceError naming what there is when a name is not among it
 */
export function selectNamed<T extends Named>(kind: string, all: readonly T[], only: string | undefined): readonly T[] {
  if (only === undefined) return all;
  const names = only.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !all.some((one) => one.name === name));
  if (unknown !== undefined)
    throw new SentenceError(`There is no ${kind} "${unknown}"; there are ${all.map(({ name }) => name).join(', ')}.`);
  return all.filter(({ name }) => names.includes(name));
}

/** An error's message with its cause, on one line. */
export function messageOf(error: unknown): string {
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
