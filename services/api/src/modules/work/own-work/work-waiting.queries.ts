import type { WaitingItem, WaitingKind, WaitingCount } from '@ayana/contracts/journey';
import { type Kysely, sql } from 'kysely';
import { isoTime } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { Page } from '../../../platform/http/cursor.js';
import { keysetList, type ListDefinition } from '../../../platform/http/lists/keyset-list.js';
import { workEvents } from './work.queries.js';
import { WAITING_PARTS, type WaitingFor, type WaitingRow } from './waiting-parts.js';
import type { WorkWaitingQueryDto } from './work-waiting.dto.js';

const WAITING: ListDefinition<WaitingRow, 'due', { kind?: WaitingKind[] }, null> = {
  id: 'item.id',
  sort: 'due',
  sorts: { due: { column: 'item.due_at', type: 'timestamptz', order: 'asc', nullable: true, of: (row) => row.due_at } },
  filters: { kind: (kinds) => sql`item.kind = any (${kinds})` },
};

const waiting = (database: Kysely<Tables>, by: WaitingFor) =>
  database.selectFrom(
    sql<WaitingRow>`(${sql.join(
      WAITING_PARTS.map((part) => part(by)),
      sql` union all `,
    )})`.as('item'),
  );

/** One page of what waits for a doctor or a partner, the soonest due first. */
export async function listWaiting(
  database: Kysely<Tables>,
  by: WaitingFor,
  query: WorkWaitingQueryDto,
): Promise<Page<WaitingItem>> {
  const { items, next_cursor } = await keysetList(waiting(database, by).selectAll('item'), WAITING, query, null);
  const known = await workEvents(
    database,
    by.user,
    items.map(({ assignment_id }) => assignment_id),
    by.now,
  );
  return {
    items: items.flatMap(({ id, kind, assignment_id, detail, due_at, since }) => {
      const its = known.get(assignment_id);
      // Taken back between the two reads.
      if (its === undefined) return [];
      const [work, event] = [its.work, kind === 'accepted' ? its.event : null];
      return [{ id, kind, work, detail, due_at: due_at && isoTime(due_at), event, since: isoTime(since) }];
    }),
    next_cursor,
  };
}

/** How much of each kind waits, and how much of it is late. */
export function countWaiting(database: Kysely<Tables>, by: WaitingFor): Promise<WaitingCount[]> {
  return waiting(database, by)
    .select([
      'item.kind',
      sql<number>`count(*)::integer`.as('count'),
      sql<number>`(count(*) filter (where item.due_at < ${by.now}))::integer`.as('late'),
    ])
    .groupBy('item.kind')
    .execute();
}

/** How much is due before a time. */
export async function countWaitingDue(database: Kysely<Tables>, by: WaitingFor, before: Date): Promise<number> {
  const row = await waiting(database, by)
    .select(sql<number>`count(*)::integer`.as('due'))
    .where('item.due_at', '<', before)
    .executeTakeFirstOrThrow();
  return row.due;
}
