import type { CredentialKind, CredentialState } from '@ayana/contracts/organisations';
import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';

export const CredentialSchema = defineEntity({
  name: 'Credential',
  tableName: 'credentials',
  properties: {
    id: p.uuid().primary(),
    partner_id: p.uuid().nullable(),
    doctor_id: p.uuid().nullable(),
    kind: p.string().$type<CredentialKind>(),
    number: p.string(),
    issuer: p.string(),
    valid_until: p.date(),
    file_id: p.uuid(),
    status: p.string().$type<CredentialState>(),
    reason: p.string().nullable(),
    added_by: p.uuid().nullable(),
    checked_by: p.uuid().nullable(),
    checked_at: p.datetime().nullable(),
    reminded_days: p.integer().nullable(),
    version: p.integer(),
    created_at: p.datetime(),
    updated_at: p.datetime(),
    updated_by: p.uuid().nullable(),
  },
});

/** A licence or another paper with an end. */
export class CredentialRow extends CredentialSchema.class {}
CredentialSchema.setClass(CredentialRow);

declare module '../../../platform/database/tables.js' {
  interface Tables {
    credentials: InferKyselyTable<typeof CredentialSchema>;
  }
}
