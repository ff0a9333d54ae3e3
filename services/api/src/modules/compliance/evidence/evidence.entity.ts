import type { EvidenceState } from '@ayana/contracts/operations';
import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';

export const EvidenceSchema = defineEntity({
  name: 'ComplianceEvidence',
  tableName: 'compliance_evidence',
  properties: {
    id: p.uuid().primary(),
    control_id: p.uuid(),
    title: p.string(),
    note: p.string().nullable(),
    file_id: p.uuid().nullable(),
    web_address: p.string().nullable(),
    owner_id: p.uuid().nullable(),
    expires_on: p.date().nullable(),
    state: p.string().$type<EvidenceState>(),
    reminded_days: p.integer().nullable(),
    added_by: p.uuid().nullable(),
    version: p.integer(),
    created_at: p.datetime(),
    updated_at: p.datetime(),
    updated_by: p.uuid().nullable(),
  },
});

export class EvidenceRow extends EvidenceSchema.class {}
EvidenceSchema.setClass(EvidenceRow);

declare module '../../../platform/database/tables.js' {
  interface Tables {
    compliance_evidence: InferKyselyTable<typeof EvidenceSchema>;
  }
}
