import { authorKind, type Message, type MessageAuthor, type SenderConfirmation } from '@ayana/contracts/journey';
import { mayEnter } from '@ayana/contracts/identity';
import type { Kysely } from 'kysely';
import { isoTime, jsonOf } from '../../platform/database/database.js';
import type { Tables } from '../../platform/database/tables.js';
import type { CurrentUser } from '../../platform/http/access/access.js';
import type { Page } from '../../platform/http/cursor.js';
import { keysetList, type ListDefinition } from '../../platform/http/lists/keyset-list.js';
import { documentsOf, type MessageDocument } from './message-documents.js';
import type { OpenThread } from './thread-access.js';

/** Messages with the names of their authors. */
export function messageRows(database: Kysely<Tables>) {
  return database
    .selectFrom('messages as message')
    .innerJoin('threads as thread', 'thread.id', 'message.thread_id')
    .innerJoin('cases', 'cases.id', 'thread.journey_id')
    .leftJoin('users as author', 'author.id', 'message.author_id')
    .leftJoin('users as confirmer', 'confirmer.id', 'message.confirmed_by')
    .select([
      'message.id',
      'message.thread_id',
      'message.author_id',
      'message.text',
      'message.document_ids',
      'message.channel',
      'message.from_address',
      'message.is_confirmed',
      'message.confirmed_how',
      'message.confirmed_by',
      'message.confirmed_at',
      'confirmer.name as confirmer_name',
      'message.sent_to',
      'message.left_out',
      'message.created_at',
      'thread.kind as thread_kind',
      'cases.person_id as patient_id',
      'author.name as author_name',
      'author.role as author_role',
    ]);
}

export type MessageWithAuthor = Awaited<ReturnType<ReturnType<typeof messageRows>['execute']>>[number];

const NEWEST_FIRST: ListDefinition<MessageWithAuthor, 'newest', object, null> = {
  id: 'message.id',
  sort: 'newest',
  sorts: {
    newest: { column: 'message.created_at', type: 'timestamptz', order: 'desc', of: ({ created_at }) => created_at },
  },
  filters: {},
};

/** One page of a thread, newest first. */
export async function listMessages(
  database: Kysely<Tables>,
  user: CurrentUser,
  { thread, reader }: OpenThread,
  part: { limit: number; cursor?: string | undefined },
  now: Date,
): Promise<Page<Message>> {
  const rows = messageRows(database).where('message.thread_id', '=', thread.id);
  const { items, next_cursor } = await keysetList(rows, NEWEST_FIRST, part, null);
  return { items: await messagesOf(database, user, reader, items, now), next_cursor };
}

/** Rows as this reader sees them, with the papers they may open. */
export async function messagesOf(
  database: Kysely<Tables>,
  user: CurrentUser,
  reader: OpenThread['reader'],
  rows: readonly MessageWithAuthor[],
  now: Date,
): Promise<Message[]> {
  const ids = rows.flatMap(({ document_ids }) => document_ids);
  const documents = await documentsOf(database, user, reader, ids, now);
  const isStaff = reader.kinds.includes('case_worker');
  const seesAddresses = isStaff || reader.kinds.includes('patient');
  return rows.map((row) => ({
    ...messageOf(row, documents, seesAddresses),
    confirmation: confirmationOf(row, isStaff),
  }));
}

function messageOf(
  row: MessageWithAuthor,
  documents: ReadonlyMap<string, MessageDocument>,
  seesAddresses: boolean,
): Omit<Message, 'confirmation'> {
  return {
    id: row.id,
    thread_id: row.thread_id,
    author: authorOf(row),
    channel: row.channel,
    from_address: seesAddresses ? row.from_address : null,
    is_confirmed: row.is_confirmed,
    sent_to: seesAddresses ? row.sent_to : null,
    text: row.text,
    documents: row.document_ids.flatMap((id) => documents.get(id) ?? []),
    left_out: jsonOf(row.left_out),
    created_at: isoTime(row.created_at),
  };
}

function confirmationOf(row: MessageWithAuthor, isStaff: boolean): SenderConfirmation | null {
  const { confirmed_at, confirmed_by, confirmer_name, confirmed_how } = row;
  if (confirmed_at == null) return null;
  return {
    by: confirmed_by == null || confirmer_name === null ? null : { id: confirmed_by, name: confirmer_name },
    at: isoTime(confirmed_at),
    how: isStaff ? (confirmed_how ?? null) : null,
  };
}

function authorOf({
  author_id,
  author_name,
  author_role,
  patient_id,
  thread_kind,
}: MessageWithAuthor): MessageAuthor | null {
  if (author_id === null) return null;
  return {
    id: author_id,
    name: author_name ?? '',
    kind: authorKind({ patient: author_id === patient_id, staff: mayEnter('case_work', author_role) }, thread_kind),
  };
}
