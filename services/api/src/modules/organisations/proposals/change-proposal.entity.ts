import type { ProposalField, ProposalState, ProposalSubject, ProposalValue } from '@ayana/contracts/organisations';
import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';

export type ProposedChanges = Partial<Record<ProposalField, { from: ProposalValue; to: ProposalValue }>>;

export const ChangeProposalSchema = defineEntity({
  name: 'ChangeProposal',
  tableName: 'change_proposals',
  properties: {
    id: p.uuid().primary(),
    subject_kind: p.string().$type<ProposalSubject>(),
    subject_id: p.uuid(),
    partner_id: p.uuid(),
    changes: p.json<ProposedChanges>(),
    note: p.string().nullable(),
    status: p.string().$type<ProposalState>(),
    proposed_by: p.uuid().nullable(),
    decided_by: p.uuid().nullable(),
    decided_at: p.datetime().nullable(),
    reason: p.string().nullable(),
    version: p.integer(),
    created_at: p.datetime(),
    updated_at: p.datetime(),
  },
});

/** Changes of a row of the catalogue that wait for the staff, or were decided. */
export class ChangeProposalRow extends ChangeProposalSchema.class {}
ChangeProposalSchema.setClass(ChangeProposalRow);

declare module '../../../platform/database/tables.js' {
  interface Tables {
    change_proposals: InferKyselyTable<typeof ChangeProposalSchema>;
  }
}
