import type { InboxCounts } from '@ayana/contracts/inbox';
import { INDIA_ZONE, instantAt } from '@ayana/contracts/places';
import { todayIn } from '@ayana/contracts/rules';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../platform/database/tables.js';
import { conditionsOf } from '../../platform/http/lists/keyset-list.js';
import type { InboxCountsQueryDto } from './inbox.dto.js';
import { ownedBy, ownersFor } from '../absences/index.js';
import { INBOX_FILTERS, toFollowUp, UNANSWERED } from './inbox.queries.js';

const MINUTES_OF_A_DAY = 24 * 60;

/** Number of requests in each view of the inbox. */
export async function countViews(
  database: Kysely<Tables>,
  userId: string,
  filters: InboxCountsQueryDto,
  now: Date,
): Promise<InboxCounts> {
  const midnight = instantAt(todayIn(INDIA_ZONE, now), MINUTES_OF_A_DAY, INDIA_ZONE);
  const counts = (whose: RawBuilder<boolean>): RawBuilder<InboxCounts['open']> => {
    const waiting = sql`${whose} and ${UNANSWERED}`;
    return sql`jsonb_build_object(
      'all', count(*) filter (where ${whose}),
      'late', count(*) filter (where ${waiting} and item.due_at < ${now}),
      'today', count(*) filter (where ${waiting} and item.due_at >= ${now} and item.due_at < ${midnight}),
      'later', count(*) filter (where ${waiting} and item.due_at >= ${midnight}),
      'follow_up', count(*) filter (where ${whose} and ${toFollowUp(now)}))`;
  };
  const owners = await ownersFor(database, userId);
  const mine = sql<boolean>`(item.assigned_to is null or ${ownedBy(sql.ref('item.assigned_to'), owners)})`;
  const narrowing = conditionsOf(INBOX_FILTERS, filters, { owners, now });
  const { rows } = await sql<InboxCounts>`
    select ${counts(mine)} as mine, ${counts(sql`true`)} as open
    from inbox_items item
    where item.status <> 'closed' and ${sql.join([sql`true`, ...narrowing], sql` and `)}`.execute(database);
  const [found] = rows;
  if (found === undefined) throw new Error('A count has one row');
  return found;
}

/** How many open requests a staff member has not opened yet. */
export async function countUnread(database: Kysely<Tables>, userId: string): Promise<number> {
  const row = await database
    .selectFrom('inbox_items as item')
    .select((build) => build.fn.countAll<string>().as('unread'))
    .where('item.status', '!=', 'closed')
    .where((build) =>
      build.not(
        build.exists(
          build
            .selectFrom('inbox_reads as opened')
            .select('opened.item_id')
            .whereRef('opened.item_id', '=', 'item.id')
            .where('opened.user_id', '=', userId),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  return Number(row.unread);
}

/** How many late requests are claimed by this user or by nobody: those they can act on. */
export async function countOverdue(database: Kysely<Tables>, userId: string, now: Date): Promise<number> {
  const row = await database
    .selectFrom('inbox_items as item')
    .select((build) => build.fn.countAll<string>().as('overdue'))
    .where('item.status', 'in', ['new', 'claimed'])
    .where('item.due_at', '<', now)
    .where((build) => build.or([build('item.assigned_to', 'is', null), build('item.assigned_to', '=', userId)]))
    .executeTakeFirstOrThrow();
  return Number(row.overdue);
}
