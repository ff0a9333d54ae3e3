import {
  type DocumentKind,
  documentKindsOf,
  workParts,
  type RecordGrants,
  type RecordGrant,
  type GrantRecipient,
} from '@ayana/contracts/journey';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { isoTime } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import { activeGrants } from '../documents/documents.queries.js';
import { ACCESS_END, OF_HOSPITAL, SHOWS_PAPERS } from '../../journeys/index.js';

/** The grants of a journey, and who may be given one. */
export async function grantsOf(database: Kysely<Tables>, journeyId: string, now: Date): Promise<RecordGrants> {
  const [rows, recipients] = await Promise.all([
    grantRows(database, journeyId, now).execute(),
    recipientsOf(database, journeyId),
  ]);
  return { items: rows.map(shownGrant), recipients };
}

const partnerName = (column: string): RawBuilder<string | null> =>
  sql`(select partner.company_name from partners partner where partner.id = ${sql.ref(column)})`;

const grantRows = (database: Kysely<Tables>, journeyId: string, now: Date) =>
  database
    .selectFrom('record_grants as record_grant')
    .leftJoin('documents as document', 'document.id', 'record_grant.document_id')
    .leftJoin('files as file', 'file.id', 'document.file_id')
    .leftJoin('users as person', 'person.id', 'record_grant.to_user_id')
    .leftJoin('assignments as assignment', 'assignment.id', 'record_grant.assignment_id')
    .selectAll('record_grant')
    .select(['document.kind as document_kind', 'file.file_name', 'assignment.kind as work'])
    .select(['person.name as person_name', partnerName('record_grant.to_partner_id').as('partner_name')])
    .select(activeGrants(now).as('is_active'))
    .where('record_grant.journey_id', '=', journeyId)
    .orderBy('record_grant.created_at', 'desc')
    .orderBy('record_grant.id', 'desc');
type GrantRow = Awaited<ReturnType<ReturnType<typeof grantRows>['execute']>>[number];

const shownGrant = (row: GrantRow): RecordGrant => ({
  id: row.id,
  document_id: row.document_id,
  kind: row.kind ?? row.document_kind ?? 'other',
  file_name: row.file_name,
  to: { id: row.to_user_id ?? row.to_partner_id ?? '', name: row.person_name ?? row.partner_name ?? '' },
  work: row.work,
  reason: row.reason,
  starts_at: isoTime(row.starts_at),
  ends_at: row.ends_at === null ? null : isoTime(row.ends_at),
  withdrawn_at: row.withdrawn_at === null ? null : isoTime(row.withdrawn_at),
  is_active: row.is_active,
});

/** Everyone whose work on the journey shows papers. */
export async function recipientsOf(database: Kysely<Tables>, journeyId: string): Promise<GrantRecipient[]> {
  const rows = await database
    .selectFrom('assignments as assignment')
    .leftJoin('users as person', 'person.id', 'assignment.assignee_user_id')
    .select(['assignment.assignee_user_id', 'assignment.partner_id', 'assignment.kind', 'assignment.status'])
    .select([OF_HOSPITAL.as('of_hospital'), ACCESS_END.as('access_end')])
    .select(['person.name as person_name', partnerName('assignment.partner_id').as('partner_name')])
    .where('assignment.journey_id', '=', journeyId)
    .where(SHOWS_PAPERS)
    .orderBy('assignment.created_at')
    .execute();
  const recipients = new Map<string, GrantRecipient>();
  for (const work of rows) {
    const { assignee_user_id, partner_id, kind, person_name, partner_name } = work;
    const kinds: DocumentKind[] = documentKindsOf(workParts(work));
    const key = assignee_user_id ?? partner_id ?? '';
    const before = recipients.get(key);
    if (before !== undefined) before.kinds = [...new Set([...before.kinds, ...kinds])];
    else if (kinds.length > 0)
      recipients.set(key, {
        to_user_id: assignee_user_id,
        to_partner_id: partner_id,
        name: person_name ?? partner_name ?? '',
        work: kind,
        kinds,
      });
  }
  return [...recipients.values()];
}
