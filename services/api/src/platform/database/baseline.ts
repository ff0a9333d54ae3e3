import { readFileSync } from 'node:fs';
import type { Client } from 'pg';

const LIST = new URL('../../../migrations/replaced-by-baseline.json', import.meta.url);

/** The database stopped somewhere within the migrations that the baseline replaced, so no migration of this version fits it. */
export class UnfinishedHistoryError extends Error {
  constructor(applied: readonly string[], missing: readonly string[]) {
    super(
      `The database was made by an older version of Ayana and has ${applied.length} of the ${applied.length + missing.length} migrations that are one baseline now (it lacks ${missing[0]}${missing.length > 1 ? ` and ${missing.length - 1} more` : ''}). ` +
        'Nothing was changed. Start the last version before the baseline once, which applies the others, then this one: docs/migrations.md says how. Or use an empty database.',
    );
    this.name = 'UnfinishedHistoryError';
  }
}

let replaced: readonly string[] | undefined;

/** Names of the migrations that the baseline replaced, in order (docs/adr/0098). */
export function replacedMigrations(): readonly string[] {
  replaced ??= JSON.parse(readFileSync(LIST, 'utf8')) as string[];
  return replaced;
}

/** The files of the baseline among the migrations. */
export const isOfBaseline = (name: string): boolean => /^\d{4}_baseline_/.test(name);

/**
 * A database with every migration that the baseline replaced has the baseline's schema and rows: its history is replaced by the baseline's,
 * and nothing else changes. Killed, it has one or the other.
 * @param baseline names of the files of the baseline
 * @returns whether the history was replaced
 * @throws UnfinishedHistoryError before anything is changed
 */
export async function enterBaseline(
  client: Client,
  applied: ReadonlySet<string>,
  baseline: readonly string[],
): Promise<boolean> {
  const old = replacedMigrations().filter((name) => applied.has(name));
  if (old.length === 0) return false;
  const missing = replacedMigrations().filter((name) => !applied.has(name));
  if (missing.length > 0) throw new UnfinishedHistoryError(old, missing);
  await client.query(
    `with old as (delete from schema_migrations where name = any ($1) returning applied_at)
     insert into schema_migrations (name, applied_at)
     select name, (select max(applied_at) from old) from unnest($2::text[]) name`,
    [old, baseline],
  );
  return true;
}
