import { type AssignmentState, type ThreadKind, TRAVELLER_THREAD_STATES } from '@ayana/contracts/journey';
import { type Kysely, sql } from 'kysely';
import { notFound } from '../../platform/app-error.js';
import type { Tables } from '../../platform/database/tables.js';
import type { CurrentUser } from '../../platform/http/access/access.js';
import { caseReaderOf, type CaseReader, IS_SHOWN, readersOf } from '../journeys/index.js';

export interface ThreadKey {
  id: string;
  journey_id: string;
  kind: ThreadKind;
  assignment_id: string | null;
}

/** With what decides who reads it. */
export interface ReadThread extends ThreadKey {
  /** Of its work. */
  assignment_status: AssignmentState | null;
}

/** A thread before one of its readers. */
export interface OpenThread {
  thread: ReadThread;
  reader: CaseReader;
}

/** Whether a person before a case reads one of its threads, and so writes in it: the one place that decides it. */
export function readsThread(
  reader: CaseReader,
  { kind, assignment_id, assignment_status }: Omit<ReadThread, 'id' | 'journey_id'>,
): boolean {
  if (reader.kinds.includes('case_worker')) return true;
  if (kind === 'patient') return reader.parts.has('messages');
  const isOwn = reader.assignments.some(({ id }) => id === assignment_id);
  if (kind === 'partner') return isOwn;
  const isGiven = TRAVELLER_THREAD_STATES.some((state) => state === assignment_status);
  return kind === 'traveller' && isGiven && (isOwn || reader.kinds.includes('patient'));
}

/** @throws AppError `not_found` for a thread they do not read, as for none */
export async function openThread(database: Kysely<Tables>, user: CurrentUser, id: string): Promise<OpenThread> {
  const row = await database
    .selectFrom('threads as thread')
    .leftJoin('assignments as assignment', 'assignment.id', 'thread.assignment_id')
    .select(['thread.id', 'thread.journey_id', 'thread.kind', 'thread.assignment_id'])
    .select('assignment.status as assignment_status')
    .where('thread.id', '=', id)
    .executeTakeFirstOrThrow(notFound);
  const thread = { ...row, assignment_id: row.assignment_id ?? null };
  const reader = await caseReaderOf(database, user, thread.journey_id);
  if (!readsThread(reader, thread)) throw notFound();
  return { thread, reader };
}

/** The readers of a thread beside the case workers. */
export async function otherReadersOf(database: Kysely<Tables>, thread: ThreadKey): Promise<string[]> {
  if (thread.kind === 'internal') return [];
  if (thread.kind === 'patient') return readersOf(database, thread.journey_id, 'messages');
  const { rows } = await sql<{ user_id: string }>`
    select coalesce(assignment.assignee_user_id, member.user_id) as user_id from assignments assignment
    left join partner_members member on member.partner_id = assignment.partner_id
    where assignment.id = ${thread.assignment_id} and ${IS_SHOWN}
      and coalesce(assignment.assignee_user_id, member.user_id) is not null
    union
    select journey.patient_id from assignments assignment
    join patient_journeys journey on journey.id = assignment.journey_id
    where assignment.id = ${thread.assignment_id} and ${thread.kind} = 'traveller'
      and assignment.status = any(${[...TRAVELLER_THREAD_STATES]})`.execute(database);
  return rows.map(({ user_id }) => user_id);
}
