import { createHash } from 'node:crypto';

import { withClient } from '../database/connect.ts';
import type { Client } from 'pg';
import pg from 'pg';

import { quoted, readTables } from './catalogue.ts';

export interface Comparison {
  readonly tables: number;
  readonly rows: number;
  /** Rows of the first that the second does not have. */
  readonly missing: number;
  /** Rows of the second that the first does not have. */
  readonly added: number;
  /** Names of tables that differ. */
  readonly different: readonly string[];
}

/**
 * Compares every row of two databases, computed columns included, whatever order they lie in.
 * @param first is in a transaction that sees the state to compare with
 */
export async function compare(first: Client, secondUrl: string): Promise<Comparison> {
  return withClient(secondUrl, async (second) => {
    const [here, there] = [await readTables(first), await readTables(second)];
    const names = [...new Set([...here, ...there].map(quoted))].toSorted();
    let [rows, missing, added] = [0, 0, 0];
    const different: string[] = [];
    for (const name of names) {
      const [ours, theirs] = [await countRows(first, name), await countRows(second, name)];
      let [less, more] = [0, 0];
      for (const [row, count] of ours) {
        rows += count;
        less += Math.max(0, count - (theirs.get(row) ?? 0));
      }
      for (const [row, count] of theirs) more += Math.max(0, count - (ours.get(row) ?? 0));
      if (less + more > 0) different.push(`${name}: ${less} missing, ${more} added`);
      missing += less;
      added += more;
    }
    return { tables: names.length, rows, missing, added, different };
  });
}

const BATCH = 2000;

/** How often each row is there, by a hash of its text. A table that is not there has none. */
async function countRows(client: Client, table: string): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  const { rows: found } = await client.query<{ there: boolean }>('select to_regclass($1) is not null as there', [
    table,
  ]);
  if (found[0]?.there !== true) return counts;
  const cursor = pg.escapeIdentifier(`compare_${createHash('md5').update(table).digest('hex').slice(0, 8)}`);
  await client.query(`declare ${cursor} cursor with hold for select t::text as row from ${table} t`);
  try {
    for (;;) {
      const { rows } = await client.query<{ row: string }>(`fetch ${BATCH} from ${cursor}`);
      for (const { row } of rows) {
        const hash = createHash('sha256').update(row).digest('base64');
        counts.set(hash, (counts.get(hash) ?? 0) + 1);
      }
      if (rows.length < BATCH) return counts;
    }
  } finally {
    await client.query(`close ${cursor}`);
  }
}
