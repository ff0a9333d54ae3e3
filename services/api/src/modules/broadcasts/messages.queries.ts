import type { BroadcastMessage } from '@ayana/contracts/operations';
import { type Kysely, sql } from 'kysely';
import { isoTime } from '../../platform/database/database.js';
import type { Tables } from '../../platform/database/tables.js';
import type { ListDefinition } from '../../platform/http/lists/keyset-list.js';
import type { BroadcastMessagesQueryDto } from './broadcasts.dto.js';

/** The messages of a broadcast, with the names of their readers as they are now. */
export function messagesOfBroadcast(database: Kysely<Tables>, id: string) {
  return database
    .selectFrom('broadcast_messages as message')
    .leftJoin('users as person', 'person.id', 'message.user_id')
    .leftJoin('companions as companion', 'companion.id', 'message.companion_id')
    .selectAll('message')
    .select([sql<string | null>`coalesce(person.name, companion.name)`.as('name'), 'person.role'])
    .where('message.broadcast_id', '=', id);
}

type Row = Awaited<ReturnType<ReturnType<typeof messagesOfBroadcast>['execute']>>[number];
type Filters = Omit<BroadcastMessagesQueryDto, 'order' | 'limit' | 'cursor'>;

export const MESSAGES: ListDefinition<Row, 'state', Filters, null> = {
  id: 'message.id',
  sort: 'state',
  sorts: { state: { column: 'message.state', type: 'text', order: 'desc', of: ({ state }) => state } },
  filters: {
    state: (states) => sql`message.state = any (${states})`,
    channel: (channel) => sql`message.channel = ${channel}`,
    opened: (opened) => (opened ? sql`message.opened_at is not null` : sql`message.opened_at is null`),
  },
};

const orNull = (time: Date | string | null): string | null => (time === null ? null : isoTime(time));

export function messageOf(row: Row): BroadcastMessage {
  return {
    id: row.id,
    name: row.name ?? '',
    kind: kindOf(row),
    channel: row.channel,
    language: row.language,
    state: row.state,
    reason: row.reason,
    settled_at: orNull(row.settled_at),
    opened_at: orNull(row.opened_at),
    unsubscribed_at: orNull(row.unsubscribed_at),
  };
}

function kindOf({ companion_id, role }: Row): BroadcastMessage['kind'] {
  if (companion_id !== null) return 'family';
  return role === 'patient' || role === 'unverified_user' ? 'patient' : 'other';
}
