import {
  documentPart,
  type JourneyPart,
  RECORDS_STAGE,
  type CaseDocument,
  type PaperToCheck,
} from '@ayana/contracts/journey';
import { FILE_TYPES } from '@ayana/contracts/rules';
import { type Kysely, sql } from 'kysely';
import { isoTime } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import type { Page } from '../../../platform/http/cursor.js';
import { caseNumberOf } from '../../../platform/http/lists/case-numbers.js';
import { keysetList, type ListDefinition } from '../../../platform/http/lists/keyset-list.js';
import type { CaseReader } from '../../journeys/index.js';
import { papersOpenTo, seesAllPapers } from './documents.queries.js';

/** By when the patient is to send a paper: the day of its own task, else of the one to send the records that were asked for with it. */
const DUE = sql<Date | string | null>`(
  select task.due_at from journey_tasks task
  where document.status in ('wanted', 'refused') and document.replaced_by is null
    and task.journey_id = document.journey_id and task.owner_kind = 'patient' and task.status = 'open'
    and task.subject_kind = 'document' and (task.subject_id = document.id
      or (task.subject_id is null and task.stage_number = ${RECORDS_STAGE} and document.created_at <= task.created_at))
  order by task.subject_id nulls last, task.due_at limit 1)`;

/** Papers with their files and the names of people. */
export const papers = (database: Kysely<Tables>) =>
  database
    .selectFrom('documents as document')
    .leftJoin('files as file', 'file.id', 'document.file_id')
    .leftJoin('users as sender', 'sender.id', 'document.uploaded_by')
    .leftJoin('users as checker', 'checker.id', 'document.checked_by')
    .selectAll('document')
    .select([
      'file.file_name',
      'file.media_type',
      'file.size',
      'sender.name as sender_name',
      'checker.name as checker_name',
    ])
    .select(DUE.as('due_at'))
    .select(caseNumberOf(sql.ref('document.journey_id')).as('of_case'));

type PaperRow = Awaited<ReturnType<ReturnType<typeof papers>['execute']>>[number];

const named = (id: string | null, name: string | null) => (id === null ? null : { id, name: name ?? '' });
const timeOrNull = (value: Date | string | null): string | null => (value === null ? null : isoTime(value));

/** A calendar day, from a driver's text or an entity. */
export const dayOrNull = (value: Date | string | null): string | null =>
  value === null ? null : typeof value === 'string' ? value.slice(0, 10) : value.toISOString().slice(0, 10);

/**
 * The name of a file for a reader: people give files the name of the patient, so who may not know that name reads the paper's kind.
 */
export function shownFileName(
  parts: ReadonlySet<JourneyPart>,
  { id, kind, file_name, media_type }: Pick<PaperRow, 'id' | 'kind' | 'file_name' | 'media_type'>,
): string | null {
  if (file_name === null || parts.has('name')) return file_name;
  return `${kind}-${id.slice(-6)}.${FILE_TYPES[media_type ?? '']?.[0] ?? 'file'}`;
}

/** @param reader without a journey: each paper is shown on its own */
export function shownPaper(
  reader: Pick<CaseReader, 'parts' | 'kinds'> & { journey?: { id: string } },
  row: PaperRow,
): CaseDocument {
  const showsPeople = seesAllPapers(reader);
  return {
    id: row.id,
    journey_id: row.journey_id,
    from_case: showsPeople && reader.journey !== undefined && reader.journey.id !== row.journey_id ? row.of_case : null,
    kind: row.kind,
    status: row.status,
    reason: showsPeople ? row.reason : null,
    due_at: showsPeople ? timeOrNull(row.due_at) : null,
    file_name: shownFileName(reader.parts, row),
    media_type: row.media_type,
    size: row.size,
    uploaded_by: showsPeople ? named(row.uploaded_by, row.sender_name) : null,
    from_address: showsPeople ? row.from_address : null,
    channel: row.channel,
    uploaded_at: timeOrNull(row.uploaded_at),
    checked_by: showsPeople ? named(row.checked_by, row.checker_name) : null,
    checked_at: timeOrNull(row.checked_at),
    refused_reason: row.refused_reason,
    expires_on: dayOrNull(row.expires_on),
    replaced_by: row.replaced_by,
    shareable: documentPart(row.kind) !== null,
    version: row.version,
    created_at: isoTime(row.created_at),
    updated_at: isoTime(row.updated_at),
  };
}

/** What a reader sees of a journey's papers: what is wanted first, then the newest. */
export async function papersOf(
  database: Kysely<Tables>,
  reader: CaseReader,
  user: CurrentUser,
  now: Date,
): Promise<CaseDocument[]> {
  const rows = await papers(database)
    .where(papersOpenTo(reader, user, now))
    .orderBy(sql`document.status = 'wanted'`, 'desc')
    .orderBy('document.created_at', 'desc')
    .orderBy('document.id', 'desc')
    .execute();
  return rows.map((row) => shownPaper(reader, row));
}

type CheckRow = PaperRow & { patient_name: string | null; case_number: string };

const TO_CHECK: ListDefinition<CheckRow, 'uploaded', object, null> = {
  id: 'document.id',
  sort: 'uploaded',
  sorts: {
    uploaded: {
      column: 'document.uploaded_at',
      type: 'timestamptz',
      order: 'asc',
      of: (row) => row.uploaded_at ?? null,
    },
  },
  filters: {},
};
const STAFF = { kinds: ['case_worker'], parts: new Set<JourneyPart>(['name']) } as const;

/** For staff: the papers of all journeys that wait to be checked, oldest first. */
export async function papersToCheck(
  database: Kysely<Tables>,
  query: { limit?: number; cursor?: string },
): Promise<Page<PaperToCheck>> {
  const waiting = papers(database)
    .innerJoin('cases', 'cases.id', 'document.journey_id')
    .leftJoin('users as patient', 'patient.id', 'cases.person_id')
    .leftJoin('inbox_items as item', 'item.id', 'cases.inbox_item_id')
    .select(['cases.case_number', sql<string | null>`coalesce(patient.name, item.name)`.as('patient_name')])
    .where('document.status', '=', 'uploaded')
    .where('document.removed_at', 'is', null);
  const { items, next_cursor } = await keysetList(waiting, TO_CHECK, query, null);
  return {
    items: items.map((row) =>
      Object.assign(shownPaper(STAFF, row), { patient_name: row.patient_name ?? '', case_number: row.case_number }),
    ),
    next_cursor,
  };
}
