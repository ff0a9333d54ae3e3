import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { withClient } from '../database/connect.ts';

import type { Manifest } from './manifest.ts';

/** A run as `/database-overview` shows it. */
export interface MaintenanceRun {
  readonly kind: 'backup' | 'restore_test';
  readonly manifest: Pick<Manifest, 'taken_at' | 'tables'>;
  readonly bytes: number | null;
  /** What went wrong, in a sentence without a person’s data. */
  readonly failure?: string;
}

/** Writes a run into the site's database; one that has no table for it yet is left as it is. */
export async function noteRun(ownerUrl: string, { kind, manifest, bytes, failure }: MaintenanceRun): Promise<void> {
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  await withClient(ownerUrl, async (client) => {
    const { rows: found } = await client.query<{ there: boolean }>(
      `select to_regclass('public.maintenance_runs') is not null as there`,
    );
    if (found[0]?.there !== true) return;
    await client.query(
      `insert into maintenance_runs (kind, finished_at, taken_at, tables, rows, bytes, failure)
       values ($1, now(), $2, $3, $4, $5, $6)`,
      [kind, manifest.taken_at, manifest.tables.length, rows, bytes, failure ?? null],
    );
  });
}

/** Bytes of all files in a folder. */
export function sizeOf(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}
