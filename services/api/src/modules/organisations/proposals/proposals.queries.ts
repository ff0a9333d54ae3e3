import type { ChangeProposal, ProposalState } from '@ayana/contracts/organisations';
import { type Kysely, sql } from 'kysely';
import { isoTime } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import type { ListDefinition } from '../../../platform/http/lists/keyset-list.js';
import { isStaff } from '../organisation-access.js';
import type { ProposedChanges } from './change-proposal.entity.js';

export interface ProposalRow extends Omit<ChangeProposal, 'fields' | 'created_at' | 'updated_at' | 'decided_at'> {
  changes: ProposedChanges;
  created_at: Date | string;
  updated_at: Date | string;
  decided_at: Date | string | null;
}

export interface ProposalFilters {
  status?: ProposalState;
  partner_id?: string;
}

export const PROPOSALS: ListDefinition<ProposalRow, 'created_at', ProposalFilters, null> = {
  id: 'list.id',
  sort: 'created_at',
  sorts: {
    created_at: { column: 'list.created_at', type: 'timestamptz', order: 'desc', of: ({ created_at }) => created_at },
  },
  filters: {
    status: (status) => sql`list.status = ${status}`,
    partner_id: (id) => sql`list.partner_id = ${id}`,
  },
};

/** Of the caller's organisation, or of the doctor who the caller is; of all for the staff. */
export const proposals = (database: Kysely<Tables>, user: CurrentUser) =>
  database
    .selectFrom(
      sql<ProposalRow>`(
        select proposal.id, proposal.subject_kind, proposal.subject_id, proposal.partner_id, proposal.changes, proposal.note,
          proposal.status, proposal.reason, proposal.version, proposal.created_at, proposal.updated_at, proposal.decided_at,
          partner.company_name as organisation_name, person.name as proposed_by,
          coalesce(hospital.hospital_name, doctor.full_name, '') as subject_name, doctor.user_id as doctor_user_id
        from change_proposals proposal
          join partners partner on partner.id = proposal.partner_id
          left join users person on person.id = proposal.proposed_by
          left join partner_hospitals hospital on proposal.subject_kind = 'hospital' and hospital.id = proposal.subject_id
          left join doctors doctor on proposal.subject_kind = 'doctor' and doctor.id = proposal.subject_id)`.as('list'),
    )
    .selectAll('list')
    .$if(!isStaff(user), (query) =>
      query.where(
        sql<boolean>`(list.partner_id = (select partner_id from partner_members where user_id = ${user.id}) or list.doctor_user_id = ${user.id})`,
      ),
    );

/** @param now the row of the catalogue as it is; undefined where it is gone */
export const proposalOf = (
  { changes, created_at, updated_at, decided_at, ...row }: ProposalRow,
  now: Readonly<Record<string, unknown>> | undefined,
): ChangeProposal => ({
  id: row.id,
  subject_kind: row.subject_kind,
  subject_id: row.subject_id,
  subject_name: row.subject_name,
  partner_id: row.partner_id,
  organisation_name: row.organisation_name,
  fields: (Object.keys(changes) as (keyof ProposedChanges)[]).map((field) => {
    const { from = null, to = null } = changes[field] ?? {};
    return { field, from, to, now: (now?.[field] ?? null) as typeof from };
  }),
  note: row.note,
  status: row.status,
  proposed_by: row.proposed_by,
  decided_at: decided_at === null ? null : isoTime(decided_at),
  reason: row.reason,
  version: row.version,
  created_at: isoTime(created_at),
  updated_at: isoTime(updated_at),
});
