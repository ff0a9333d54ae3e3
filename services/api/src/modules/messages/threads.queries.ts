import {
  type AnswerChannel,
  type Thread,
  type Message,
  type ThreadRead,
  TRAVELLER_THREAD_STATES,
  writingState,
} from '@ayana/contracts/journey';
import { mayWrite } from '../organisations/index.js';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { notFound } from '../../platform/app-error.js';
import { isoTime } from '../../platform/database/database.js';
import type { Tables } from '../../platform/database/tables.js';
import type { CurrentUser } from '../../platform/http/access/access.js';
import { assignedTo, caseManagerOf, caseReaderOf, isCaseWorker } from '../journeys/index.js';
import { answerChannels } from './answer-channels.js';
import { messageRows, messagesOf } from './messages.queries.js';
import { readsThread } from './thread-access.js';
import { writingTimes } from './writing-times.queries.js';

/** Messages of a thread (in scope as `thread`) that a user has not read. */
export const unreadBy = (userId: string): RawBuilder<number> => sql`(
  select count(*)::integer from messages message
  where message.thread_id = thread.id and message.author_id is distinct from ${userId}
    and message.created_at > coalesce((select mark.read_until from message_reads mark
      where mark.thread_id = thread.id and mark.user_id = ${userId}), '-infinity'))`;

/**
 * The threads of a journey that a user reads: the patient's first, then the internal one, then those of the partners.
 * @throws AppError `not_found` when they read none
 */
export async function listThreads(
  database: Kysely<Tables>,
  user: CurrentUser,
  journey_id: string,
  now: Date,
): Promise<Thread[]> {
  const reader = await caseReaderOf(database, user, journey_id);
  const rows = (await threadRows(database, user, journey_id)).filter((row) => readsThread(reader, row));
  if (rows.length === 0) throw notFound();
  const ids = rows.map(({ id }) => id);
  const patientThreads = rows.filter(({ kind }) => kind === 'patient').map(({ id }) => id);
  const meeting = rows.flatMap((row) => (row.kind === 'traveller' ? [row.assignment_id ?? null] : []));
  const [reads, last, channels, writes, times] = await Promise.all([
    readsOf(database, ids),
    lastMessages(database, ids),
    isCaseWorker(user) ? answerChannels(database, patientThreads) : new Map<string, AnswerChannel>(),
    mayWrite(database, user),
    writingTimes(database, meeting),
  ]);
  const messages = new Map<string, Message>();
  for (const message of await messagesOf(database, user, reader, last, now)) messages.set(message.thread_id, message);
  return rows.map(({ id, kind, assignment_id, assignment_kind, assignee, unread_count, ...row }) => ({
    id,
    journey_id,
    case_number: row.case_number,
    kind,
    // As the write refuses: it asks for the right only in the thread of a piece of work, and for the time in that with the traveller.
    may_write:
      (writes || (kind !== 'partner' && kind !== 'traveller')) &&
      (kind !== 'traveller' || writingState(times.get(assignment_id ?? '') ?? null, now) === 'open'),
    writing_time: kind === 'traveller' ? (times.get(assignment_id ?? '') ?? null) : null,
    assignment:
      assignment_id === null || assignment_kind === null
        ? null
        : { id: assignment_id, kind: assignment_kind, assignee: assignee ?? '' },
    case_manager: row.manager_id === null ? null : { id: row.manager_id, name: row.manager_name ?? '' },
    unread_count,
    last_message: messages.get(id) ?? null,
    reads: reads.get(id) ?? [],
    answer_channel: channels.get(id) ?? null,
  }));
}

function threadRows(database: Kysely<Tables>, user: CurrentUser, journey_id: string) {
  return database
    .selectFrom('threads as thread')
    .innerJoin('cases', 'cases.id', 'thread.journey_id')
    .leftJoin('users as manager', (join) => join.on('manager.id', '=', caseManagerOf))
    .leftJoin('assignments as assignment', 'assignment.id', 'thread.assignment_id')
    .leftJoin('users as doctor', 'doctor.id', 'assignment.assignee_user_id')
    .leftJoin('partners as partner', 'partner.id', 'assignment.partner_id')
    .select([
      'thread.id',
      'thread.kind',
      'thread.assignment_id',
      'assignment.kind as assignment_kind',
      'assignment.status as assignment_status',
      'cases.case_number',
      'manager.id as manager_id',
      'manager.name as manager_name',
      sql<string | null>`coalesce(doctor.name, partner.company_name)`.as('assignee'),
      unreadBy(user.id).as('unread_count'),
    ])
    .where('thread.journey_id', '=', journey_id)
    .orderBy(sql`array_position(array['patient', 'internal', 'partner', 'traveller'], thread.kind)`)
    .orderBy('thread.created_at')
    .orderBy('thread.id')
    .execute();
}

async function readsOf(database: Kysely<Tables>, ids: readonly string[]): Promise<Map<string, ThreadRead[]>> {
  const rows = await database
    .selectFrom('message_reads as mark')
    .innerJoin('threads as thread', 'thread.id', 'mark.thread_id')
    .innerJoin('users', 'users.id', 'mark.user_id')
    .select(['mark.thread_id', 'mark.user_id', 'mark.read_until', 'users.name'])
    .where('mark.thread_id', 'in', [...ids])
    // A mark from before the first message says only that a mail was sent.
    .whereRef('mark.read_until', '>', 'thread.created_at')
    .orderBy('mark.read_until', 'desc')
    .orderBy('mark.user_id')
    .execute();
  const reads = new Map<string, ThreadRead[]>();
  for (const { thread_id, user_id, name, read_until } of rows)
    reads.set(thread_id, [
      ...(reads.get(thread_id) ?? []),
      { user: { id: user_id, name }, read_until: isoTime(read_until) },
    ]);
  return reads;
}

function lastMessages(database: Kysely<Tables>, ids: readonly string[]) {
  return messageRows(database)
    .where('message.thread_id', 'in', [...ids])
    .distinctOn('message.thread_id')
    .orderBy('message.thread_id')
    .orderBy('message.created_at', 'desc')
    .orderBy('message.id', 'desc')
    .execute();
}

/**
 * Unread messages for the rail: a case worker's are those of the cases they manage, everyone else's those of every thread they read.
 */
export async function countUnread(database: Kysely<Tables>, user: CurrentUser): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    select coalesce(sum(${unreadBy(user.id)}), 0)::integer as unread
    from threads thread where ${isCaseWorker(user) ? managedBy(user) : readBy(user)}`.execute(database);
  return rows[0]?.unread ?? 0;
}

const managedBy = (user: CurrentUser): RawBuilder<boolean> =>
  sql`thread.kind <> 'traveller' and thread.journey_id in (select id from patient_journeys where case_manager_id = ${user.id}
    union select cases.id from cases join inbox_items item on item.id = cases.inbox_item_id
      where item.assigned_to = ${user.id} and cases.journey_id is null)`;

const readBy = (user: CurrentUser): RawBuilder<boolean> => sql`(
  (thread.kind = 'patient' and thread.journey_id in (
    select id from cases where person_id = ${user.id}
    union select companion.journey_id from companions companion
      where companion.user_id = ${user.id} and 'write_messages' = any (companion.may)
        and companion.accepted_at is not null and companion.withdrawn_at is null))
  or (thread.kind = 'traveller' and thread.assignment_id in (
    select work.id from assignments work join patient_journeys journey on journey.id = work.journey_id
      where journey.patient_id = ${user.id} and work.status = any(${[...TRAVELLER_THREAD_STATES]})))
  or thread.assignment_id in (select assignment.id from assignments assignment where ${assignedTo(user)}))`;
