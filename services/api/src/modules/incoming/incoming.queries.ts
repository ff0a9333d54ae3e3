import {
  INCOMING_REASONS,
  type IncomingFile,
  type IncomingMessage,
  type IncomingReason,
  type SuggestedCase,
} from '@ayana/contracts/journey';
import { type Kysely, type Selectable, sql } from 'kysely';
import { isoTime, jsonOf } from '../../platform/database/database.js';
import type { Tables } from '../../platform/database/tables.js';
import type { Page } from '../../platform/http/cursor.js';
import { keysetList, type ListDefinition } from '../../platform/http/lists/keyset-list.js';
import { byOrder } from '../../platform/http/lists/sort-keys.js';
import type { IncomingQueryDto, IncomingSort } from './incoming.dto.js';

type Row = Selectable<Tables['incoming_messages']> & { handler_name: string | null; case_number: string | null };

const rows = (database: Kysely<Tables>) =>
  database
    .selectFrom('incoming_messages as incoming')
    .leftJoin('users as handler', 'handler.id', 'incoming.handled_by')
    .leftJoin('cases', 'cases.id', 'incoming.case_id')
    .selectAll('incoming')
    .select(['handler.name as handler_name', 'cases.case_number']);

const INCOMING: ListDefinition<Row, IncomingSort, Pick<IncomingQueryDto, 'status'>, null> = {
  id: 'incoming.id',
  sort: 'received',
  sorts: {
    received: {
      column: 'incoming.received_at',
      type: 'timestamptz',
      order: 'desc',
      of: ({ received_at }) => received_at,
    },
    sender: {
      column: 'incoming.from_name',
      expression: sql`coalesce(incoming.from_name, incoming.from_address)`,
      type: 'text',
      order: 'asc',
      nullable: true,
      of: ({ from_name, from_address }) => from_name ?? from_address,
    },
    // In the order of the reasons; what was placed without any comes last.
    reason: {
      ...byOrder<IncomingReason, Row>(
        'incoming.reason',
        INCOMING_REASONS,
        ({ reason }) => reason ?? INCOMING_REASONS[0],
      ),
      nullable: true,
      of: ({ reason }) => (reason === null ? null : INCOMING_REASONS.indexOf(reason) + 1),
    },
  },
  filters: { status: (status) => sql`incoming.status = ${status}` },
};

/** One page, the newest first where nothing else is asked: without a status what waits to be placed. */
export async function listIncoming(
  database: Kysely<Tables>,
  { status = 'not_placed', ...query }: IncomingQueryDto,
): Promise<Page<IncomingMessage>> {
  const { items, next_cursor } = await keysetList(rows(database), INCOMING, { ...query, status }, null);
  return { items: await shown(database, items), next_cursor };
}

export async function oneIncoming(database: Kysely<Tables>, id: string): Promise<IncomingMessage | undefined> {
  const found = await rows(database).where('incoming.id', '=', id).execute();
  return (await shown(database, found))[0];
}

export async function countNotPlaced(database: Kysely<Tables>): Promise<number> {
  const { count } = await database
    .selectFrom('incoming_messages')
    .select((build) => build.fn.countAll<string>().as('count'))
    .where('status', '=', 'not_placed')
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function shown(database: Kysely<Tables>, found: readonly Row[]): Promise<IncomingMessage[]> {
  const [files, suggested] = await Promise.all([filesOf(database, found), suggestedFor(database, found)]);
  return found.map((row) => {
    const isPlaced = row.status === 'placed';
    return {
      id: row.id,
      channel: row.channel,
      status: row.status,
      reason: row.reason,
      from_address: row.from_address,
      from_name: row.from_name,
      subject: row.subject,
      text: row.text,
      files: files.get(row.id) ?? [],
      left_out: jsonOf(row.left_out),
      case_id: isPlaced ? row.case_id : null,
      case_number: isPlaced ? row.case_number : null,
      suggested_cases: isPlaced ? [] : (suggested.get(row.id) ?? []),
      received_at: isoTime(row.received_at),
      handled_by: row.handled_by === null ? null : { id: row.handled_by, name: row.handler_name ?? '' },
      handled_at: row.handled_at === null ? null : isoTime(row.handled_at),
      version: row.version,
    };
  });
}

async function filesOf(database: Kysely<Tables>, found: readonly Row[]): Promise<Map<string, IncomingFile[]>> {
  const of = new Map<string, IncomingFile[]>();
  if (found.length === 0) return of;
  const files = await database
    .selectFrom('files')
    .select(['id', 'owner_id', 'file_name', 'media_type', 'size'])
    .where('owner_kind', '=', 'incoming_message')
    .where(
      'owner_id',
      'in',
      found.map(({ id }) => id),
    )
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  for (const { owner_id, ...file } of files) of.set(owner_id, [...(of.get(owner_id) ?? []), file]);
  return of;
}

/** Cases whose patient or sender has the address or number it came from, and the one whose address it was sent to. */
async function suggestedFor(database: Kysely<Tables>, found: readonly Row[]): Promise<Map<string, SuggestedCase[]>> {
  const open = found.filter(({ status, from_address }) => status !== 'placed' && from_address !== null);
  const of = new Map<string, SuggestedCase[]>();
  if (open.length === 0) return of;
  const { rows: cases } = await sql<SuggestedCase & { message_id: string }>`
    select incoming.id as message_id, cases.id as case_id, cases.case_number, coalesce(patient.name, item.name, '') as name
    from incoming_messages incoming
    join cases on cases.id = incoming.case_id
      or cases.person_id in (select sender.id from users sender where lower(sender.email) = incoming.from_address
        or '+' || regexp_replace(sender.phone, '\\D', '', 'g') = incoming.from_address)
      or cases.inbox_item_id in (select sent.id from inbox_items sent where lower(sent.email) = incoming.from_address
        or '+' || regexp_replace(sent.phone, '\\D', '', 'g') = incoming.from_address)
    left join users patient on patient.id = cases.person_id
    left join inbox_items item on item.id = cases.inbox_item_id
    left join patient_journeys journey on journey.id = cases.journey_id
    where incoming.id = any (${open.map(({ id }) => id)})
      and (journey.status is distinct from 'closed' or journey.id = incoming.case_id)
    order by (cases.id = incoming.case_id) desc nulls last, cases.created_at desc, cases.id`.execute(database);
  for (const { message_id, ...suggestion } of cases) of.set(message_id, [...(of.get(message_id) ?? []), suggestion]);
  return of;
}
