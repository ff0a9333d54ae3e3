import {
  DATA_LAWS,
  DATA_REQUEST_STATES,
  DATA_REQUEST_WORKFLOW,
  type DataRequest,
  isExtendable,
  KEPT_PARTS,
  type KeptPart,
  type DataRequestDetail,
} from '@ayana/contracts/operations';
import type { Role } from '@ayana/contracts/identity';
import { transitionsFrom } from '@ayana/contracts/workflow';
import { type Kysely, sql } from 'kysely';
import { isoTime, jsonOf } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { ListDefinition } from '../../../platform/http/lists/keyset-list.js';
import { byOrder, byText } from '../../../platform/http/lists/sort-keys.js';
import { isRetained } from '@ayana/contracts/journey';
import type { DataRequestSort, DataRequestsQueryDto } from './data-requests.dto.js';

export interface FoundDataRequest extends Omit<
  DataRequest,
  'subject' | 'assigned_to' | 'created_at' | 'updated_at' | 'decided_at'
> {
  subject_id: string;
  subject_name: string | null;
  assigned_to: string | null;
  assignee_name: string | null;
  due_order: string;
  created_at: Date | string;
  updated_at: Date | string;
  decided_at: Date | string | null;
}

type Filters = Pick<DataRequestsQueryDto, 'kind' | 'state' | 'overdue' | 'subject'>;

export const DATA_REQUESTS: ListDefinition<FoundDataRequest, DataRequestSort, Filters, null> = {
  id: 'list.id',
  sort: 'due',
  sorts: {
    // Those that wait for an answer come before the others; a day as text is in the order of days.
    due: { column: 'list.due_order', type: 'text', order: 'asc', of: ({ due_order }) => due_order },
    created: { column: 'list.created_at', type: 'timestamptz', order: 'desc', of: ({ created_at }) => created_at },
    person: byText('list.subject_name', ({ subject_name }) => subject_name),
    state: byOrder('list.state', DATA_REQUEST_STATES, ({ state }) => state),
    received: byText('list.received_on', ({ received_on }) => received_on),
    law: byOrder('list.law', DATA_LAWS, ({ law }) => law),
    owner: byText('list.assignee_name', ({ assignee_name }) => assignee_name),
    decided: {
      column: 'list.decided_at',
      type: 'timestamptz',
      order: 'desc',
      nullable: true,
      of: ({ decided_at }) => decided_at,
    },
  },
  filters: {
    kind: (kind) => sql`list.kind = ${kind}`,
    state: (state) => sql`list.state = ${state}`,
    overdue: (overdue) => sql`list.is_overdue = ${overdue}`,
    subject: (id) => sql`list.subject_id = ${id}`,
  },
};

export const dataRequests = (database: Kysely<Tables>, today: string) =>
  database
    .selectFrom(
      sql<FoundDataRequest>`(
        select request.id, request.kind, request.law, request.state, request.subject_id, subject.name as subject_name, request.text,
          request.received_on::text as received_on, request.due_on::text as due_on, request.is_extended,
          request.state in ('received', 'verified') and request.due_on < ${today}::date as is_overdue,
          case when request.state in ('received', 'verified') then 'open ' else 'over ' end || request.due_on as due_order,
          request.reason, request.assigned_to, assignee.name as assignee_name, request.outcome, request.decided_at,
          request.version, request.created_at, request.updated_at
        from data_requests request left join users subject on subject.id = request.subject_id
          left join users assignee on assignee.id = request.assigned_to)`.as('list'),
    )
    .selectAll('list');

export async function countOverdue(database: Kysely<Tables>, today: string): Promise<number> {
  const { count } = await dataRequests(database, today)
    .clearSelect()
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('list.is_overdue', '=', true)
    .executeTakeFirstOrThrow();
  return count;
}

export const dataRequestOf = (row: FoundDataRequest): DataRequest => ({
  id: row.id,
  kind: row.kind,
  law: row.law,
  state: row.state,
  subject: { id: row.subject_id, name: row.subject_name ?? '' },
  text: row.text,
  received_on: row.received_on,
  due_on: row.due_on,
  is_extended: row.is_extended,
  is_overdue: row.is_overdue,
  assigned_to: row.assigned_to === null ? null : { id: row.assigned_to, name: row.assignee_name ?? '' },
  reason: row.reason,
  outcome: row.outcome === null ? null : jsonOf(row.outcome),
  decided_at: row.decided_at === null ? null : isoTime(row.decided_at),
  version: row.version,
  created_at: isoTime(row.created_at),
  updated_at: isoTime(row.updated_at),
});

export async function dataRequestDetail(
  database: Kysely<Tables>,
  id: string,
  { today, role }: { today: string; role: Role | null },
): Promise<DataRequestDetail | undefined> {
  const row = await dataRequests(database, today).where('list.id', '=', id).executeTakeFirst();
  if (row === undefined) return undefined;
  const request = dataRequestOf(row);
  const { rows: entries } = await sql<{
    at: Date | string;
    actor_id: string | null;
    name: string | null;
    details: Record<string, unknown>;
  }>`
    select entry.created_at as at, entry.actor_id, person.name, entry.details - 'id' - 'part' as details
      from audit_entries entry left join users person on person.id = entry.actor_id
      where entry.details ->> 'id' = ${id}::text order by entry.created_at, entry.id`.execute(database);
  const isOpen = row.state === 'received' || row.state === 'verified';
  return {
    ...request,
    entries: entries.map(({ at, actor_id, name, details }) => ({
      at: isoTime(at),
      actor: actor_id === null ? null : { id: actor_id, name: name ?? '' },
      details: jsonOf(details),
    })),
    transitions: transitionsFrom(DATA_REQUEST_WORKFLOW, row.state, role),
    may_extend: isOpen && isExtendable(row.law) && !row.is_extended && !row.is_overdue,
    would_keep: request.outcome?.kept ?? (row.kind === 'erase' ? await keptParts(database, row.subject_id) : []),
  };
}

/** Papers of a person with a file, and how many of them the law makes the company keep. */
export async function paperCounts(database: Kysely<Tables>, personId: string): Promise<{ all: number; kept: number }> {
  const papers = await database
    .selectFrom('documents as paper')
    .innerJoin('patient_journeys as journey', 'journey.id', 'paper.journey_id')
    .select(['paper.kind', 'paper.status', 'journey.current_stage'])
    .where('journey.patient_id', '=', personId)
    .where('paper.removed_at', 'is', null)
    .where('paper.file_id', 'is not', null)
    .execute();
  return { all: papers.length, kept: papers.filter((paper) => isRetained(paper.current_stage, paper)).length };
}

/** What of a person is kept when the rest is erased. */
export async function keptParts(database: Kysely<Tables>, personId: string): Promise<KeptPart[]> {
  const { rows } = await sql<Record<'case_record' | 'record_accesses' | 'consents', boolean>>`
    select exists (select from patient_journeys where patient_id = ${personId}) as case_record,
      exists (select from record_accesses access join patient_journeys journey on journey.id = access.journey_id
        where journey.patient_id = ${personId}) as record_accesses,
      exists (select from consent_entries where user_id = ${personId}) as consents`.execute(database);
  const { kept } = await paperCounts(database, personId);
  const found = { ...rows[0], medical_papers: kept > 0 };
  return KEPT_PARTS.filter((part) => part === 'activity' || part === 'request' || found[part] === true);
}
