import type { ThreadKind, WorkThread } from '@ayana/contracts/journey';
import { type Kysely, sql } from 'kysely';
import { isoTime } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import type { Page } from '../../../platform/http/cursor.js';
import { keysetList, type ListDefinition } from '../../../platform/http/lists/keyset-list.js';
import { assignedTo } from '../../journeys/index.js';
import { unreadBy } from '../../messages/index.js';
import type { WorkThreadsQueryDto } from './work-threads.dto.js';
import { workSubjects } from './work.queries.js';

interface ThreadRow {
  id: string;
  kind: ThreadKind;
  assignment_id: string;
  unread_count: number;
  /** Where it is in the list: what is unread before what is read, each the newest first. */
  place: Date;
  text: string | null;
  author_name: string | null;
  written_at: Date | null;
}

/** A read thread is placed by its last message, an unread one as if that were so much later: a list has one order. */
const UNREAD_FIRST = sql`interval '1000 years'`;

const THREADS: ListDefinition<ThreadRow, 'place', object, null> = {
  id: 'item.id',
  sort: 'place',
  sorts: { place: { column: 'item.place', type: 'timestamptz', order: 'desc', of: (row) => row.place } },
  filters: {},
};

const threads = (database: Kysely<Tables>, user: CurrentUser) =>
  database.selectFrom(
    sql<ThreadRow>`(select thread.id, thread.kind, assignment.id as assignment_id, unread.messages as unread_count,
        thread.updated_at + case when unread.messages > 0 then ${UNREAD_FIRST} else interval '0' end as place,
        last.text, last.author_name, last.created_at as written_at
      from assignments assignment
      join threads thread on thread.assignment_id = assignment.id
      cross join lateral (select ${unreadBy(user.id)} as messages) unread
      left join lateral (
        select message.text, message.created_at, author.name as author_name
        from messages message left join users author on author.id = message.author_id
        where message.thread_id = thread.id
        order by message.created_at desc, message.id desc limit 1) last on true
      where ${assignedTo(user)})`.as('item'),
  );

/** The threads of all work of a user: what is unread first, then the newest. */
export async function listWorkThreads(
  database: Kysely<Tables>,
  { user, now }: { user: CurrentUser; now: Date },
  query: WorkThreadsQueryDto,
): Promise<Page<WorkThread>> {
  const { items, next_cursor } = await keysetList(threads(database, user).selectAll('item'), THREADS, query, null);
  const ids = items.map(({ assignment_id }) => assignment_id);
  const subjects = await workSubjects(database, user, ids, now);
  return {
    items: items.flatMap(({ id, kind, assignment_id, unread_count, text, author_name, written_at }) => {
      const work = subjects.get(assignment_id);
      // Taken back between the two reads.
      if (work === undefined) return [];
      return [{ id, kind, work, unread_count, text, author_name, written_at: written_at && isoTime(written_at) }];
    }),
    next_cursor,
  };
}
