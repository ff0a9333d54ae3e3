import { editorOf } from '../../platform/database/last-editor.js';
import {
  type Broadcast,
  type BroadcastAudience,
  BROADCAST_ACTS,
  BROADCAST_STATES,
  BROADCAST_MAIN_LANGUAGE,
  BROADCAST_WORKFLOW,
  type BroadcastDetail,
  broadcastNumber,
  type BroadcastProgress,
  type BroadcastText,
  type BroadcastVariable,
  incidentNumber,
} from '@ayana/contracts/operations';
import { type InvolvedUsers, mayApprove, transitionsFrom } from '@ayana/contracts/workflow';
import { mayEnter } from '@ayana/contracts/identity';
import { type Kysely, sql } from 'kysely';
import { isoTime, jsonOf } from '../../platform/database/database.js';
import type { Tables } from '../../platform/database/tables.js';
import type { CurrentUser } from '../../platform/http/access/access.js';
import type { ListDefinition } from '../../platform/http/lists/keyset-list.js';
import { byOrder, byText } from '../../platform/http/lists/sort-keys.js';
import { containsWords } from '../../platform/http/lists/word-search.js';
import { findPeople } from '../service-desk/index.js';
import type { AudienceQuestion } from './audience/recipients.queries.js';
import type { BroadcastFiltersDto, BroadcastSort } from './broadcasts.dto.js';

/** Every broadcast with its people and how far it is. */
export function broadcasts(database: Kysely<Tables>) {
  return database
    .selectFrom('broadcasts as broadcast')
    .leftJoin('users as author', 'author.id', 'broadcast.created_by')
    .leftJoin('users as approver', 'approver.id', 'broadcast.approved_by')
    .leftJoin('incidents as incident', 'incident.id', 'broadcast.incident_id')
    .selectAll('broadcast')
    .select([
      editorOf('broadcast').as('editor'),
      'author.name as author_name',
      'approver.name as approver_name',
      'incident.number as incident_number',
      'incident.title as incident_title',
      'incident.is_drill as incident_is_drill',
      sql<Record<string, number> | string | null>`(select json_object_agg(state, count) from (
        select message.state, count(*)::integer as count from broadcast_messages message
        where message.broadcast_id = broadcast.id group by message.state) counted)`.as('counts'),
      sql<number>`(select count(*)::integer from broadcast_messages message
        where message.broadcast_id = broadcast.id and message.opened_at is not null)`.as('opened'),
      sql<number>`(select count(*)::integer from broadcast_messages message
        where message.broadcast_id = broadcast.id and message.unsubscribed_at is not null)`.as('unsubscribed'),
    ]);
}

export type BroadcastListRow = Awaited<ReturnType<ReturnType<typeof broadcasts>['execute']>>[number];

type Filters = Omit<BroadcastFiltersDto, 'sort' | 'order' | 'limit' | 'cursor'>;

export const BROADCASTS: ListDefinition<BroadcastListRow, BroadcastSort, Filters, CurrentUser> = {
  id: 'broadcast.id',
  sort: 'created',
  sorts: {
    created: { column: 'broadcast.created_at', type: 'timestamptz', order: 'desc', of: ({ created_at }) => created_at },
    updated: { column: 'broadcast.updated_at', type: 'timestamptz', order: 'desc', of: ({ updated_at }) => updated_at },
    title: byText('broadcast.title', ({ title }) => title),
    state: byOrder('broadcast.state', BROADCAST_STATES, ({ state }) => state),
    purpose: byText('broadcast.purpose', ({ purpose }) => purpose),
    author: byText('author.name', ({ author_name }) => author_name),
  },
  filters: {
    state: (states) => sql`broadcast.state = any (${states})`,
    purpose: (purpose) => sql`broadcast.purpose = ${purpose}`,
    incident_id: (id) => sql`broadcast.incident_id = ${id}`,
    q: (q) => containsWords(sql.ref('broadcast.search'), q),
  },
};

const orNull = (time: Date | string | null): string | null => (time === null ? null : isoTime(time));

export function broadcastOf(row: BroadcastListRow): Broadcast {
  return {
    id: row.id,
    number: broadcastNumber(row.number),
    title: row.title,
    purpose: row.purpose,
    channels: row.channels,
    state: row.state,
    incident:
      row.incident_id === null || row.incident_number === null
        ? null
        : {
            id: row.incident_id,
            number: incidentNumber(row.incident_number, row.incident_is_drill ?? false),
            title: row.incident_title ?? '',
          },
    author: { id: row.created_by, name: row.author_name ?? '' },
    approved_by: row.approved_by === null ? null : { id: row.approved_by, name: row.approver_name ?? '' },
    timing: row.timing,
    sends_at: orNull(row.sends_at),
    begun_at: orNull(row.begun_at),
    finished_at: orNull(row.finished_at),
    progress: progressOf(row),
    created_at: isoTime(row.created_at),
    updated_at: isoTime(row.updated_at),
    updated_by: row.editor,
    version: row.version,
  };
}

function progressOf({ counts, opened, unsubscribed }: BroadcastListRow): BroadcastProgress {
  const { waiting = 0, queued = 0, delivered = 0, failed = 0, skipped = 0 } = jsonOf(counts ?? {});
  const total = waiting + queued + delivered + failed + skipped;
  return { total, waiting, queued, delivered, failed, skipped, opened, unsubscribed };
}

/** Undefined when there is none. */
export async function findBroadcast(
  database: Kysely<Tables>,
  user: CurrentUser,
  id: string,
): Promise<Omit<BroadcastDetail, 'reach'> | undefined> {
  const row = await broadcasts(database).where('broadcast.id', '=', id).executeTakeFirst();
  if (row === undefined) return undefined;
  const entries = await database
    .selectFrom('broadcast_entries')
    .selectAll()
    .where('broadcast_id', '=', id)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const people = await findPeople(database, [
    ...row.author_ids,
    row.submitted_by,
    ...entries.map(({ actor_id }) => actor_id),
  ]);
  const named = (person: string) => ({ id: person, name: people.get(person) ?? '' });
  const next = await database
    .selectFrom('broadcast_messages')
    .select((build) => build.fn.min('not_before').as('next_at'))
    .where('broadcast_id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return {
    ...broadcastOf(row),
    topic: row.topic,
    texts: jsonOf<BroadcastText[]>(row.texts),
    variables: jsonOf<BroadcastVariable[]>(row.variables),
    audience: jsonOf<BroadcastAudience>(row.audience),
    link: row.link,
    is_urgent: row.is_urgent,
    authors: row.author_ids.map(named),
    submitted_at: orNull(row.submitted_at),
    submitted_by: row.submitted_by === null ? null : named(row.submitted_by),
    approved_at: orNull(row.approved_at),
    local_time: row.local_time,
    next_at: orNull(next?.next_at ?? null),
    review_note: row.review_note,
    acts: actsOf(row, user),
    entries: entries.map(({ id: entry, at, actor_id, event, note }) => ({
      id: entry,
      at: isoTime(at),
      actor: actor_id === null ? null : named(actor_id),
      event,
      note,
    })),
  };
}

/** Who wrote on it, and who submitted it: none of them approves it. */
export const involvedIn = ({
  author_ids,
  submitted_by,
}: {
  author_ids: readonly string[];
  submitted_by?: string | null | undefined;
}): InvolvedUsers => [...author_ids, submitted_by];

/** What someone may do now. */
function actsOf(broadcast: BroadcastListRow, { id, role }: CurrentUser) {
  return transitionsFrom(BROADCAST_WORKFLOW, broadcast.state, role).flatMap((name) => {
    const act = BROADCAST_ACTS.find((each) => each === name);
    return act === undefined || (act === 'approve' && !mayApprove(id, involvedIn(broadcast))) ? [] : [act];
  });
}

/** How many of each state, and how many someone may approve. */
export async function countBroadcasts(database: Kysely<Tables>, { id, role }: CurrentUser) {
  const rows = await database
    .selectFrom('broadcasts')
    .select(['state', (build) => build.fn.countAll<string>().as('count')])
    .select(
      sql<string>`count(*) filter (where state = 'in_review' and ${id} <> all (author_ids || coalesce(submitted_by, created_by)))`.as(
        'of_others',
      ),
    )
    .groupBy('state')
    .execute();
  const to_approve = rows.reduce((sum, row) => sum + Number(row.of_others), 0);
  return { rows, to_approve: mayEnter('broadcast_approval', role) ? to_approve : 0 };
}

/** What decides who gets a broadcast. */
export function questionOf(broadcast: {
  audience: BroadcastAudience | string;
  channels: AudienceQuestion['channels'];
  purpose: AudienceQuestion['purpose'];
  topic?: AudienceQuestion['topic'] | undefined;
  texts: BroadcastText[] | string;
}): AudienceQuestion {
  const languages = jsonOf<BroadcastText[]>(broadcast.texts).map(({ language }) => language);
  return {
    audience: jsonOf<BroadcastAudience>(broadcast.audience),
    channels: broadcast.channels,
    purpose: broadcast.purpose,
    topic: broadcast.topic ?? null,
    languages: languages.length === 0 ? [BROADCAST_MAIN_LANGUAGE] : languages,
  };
}
