import type { Dependents as DependentsAnswer } from '@ayana/contracts/catalogue';
import { type RawBuilder, sql } from 'kysely';
import { type EntityManager, within } from '../../../platform/database/database.js';

/** Rows that depend on another one. */
interface Dependents extends Omit<DependentsAnswer, 'count'> {
  count: RawBuilder<unknown>;
}

/** Counts what depends on a row; what there is none of is left out. */
export async function dependentsOf(em: EntityManager, all: readonly Dependents[]): Promise<DependentsAnswer[]> {
  const counts = all.map(({ count }, at) => sql`(select count(*)::int from (${count}) each) as ${sql.ref(`of_${at}`)}`);
  const { rows } = await sql<Record<string, number>>`select ${sql.join(counts)}`.execute(within(em));
  return all
    .map(({ kind, blocks }, at) => ({ kind, blocks, count: rows[0]?.[`of_${at}`] ?? 0 }))
    .filter(({ count }) => count > 0);
}
