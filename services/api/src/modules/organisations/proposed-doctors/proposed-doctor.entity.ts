import type { ProposedDoctorEntry, ProposedDoctorState } from '@ayana/contracts/organisations';
import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';

export const ProposedDoctorSchema = defineEntity({
  name: 'ProposedDoctor',
  tableName: 'proposed_doctors',
  properties: {
    id: p.uuid().primary(),
    partner_id: p.uuid(),
    hospital_id: p.uuid(),
    doctor_id: p.uuid().nullable(),
    full_name: p.string(),
    entry: p.json<ProposedDoctorEntry>().nullable(),
    email: p.string(),
    note: p.string().nullable(),
    status: p.string().$type<ProposedDoctorState>(),
    proposed_by: p.uuid().nullable(),
    decided_by: p.uuid().nullable(),
    decided_at: p.datetime().nullable(),
    reason: p.string().nullable(),
    version: p.integer(),
    created_at: p.datetime(),
    updated_at: p.datetime(),
  },
});

/** A doctor that a hospital asks the staff to invite. */
export class ProposedDoctorRow extends ProposedDoctorSchema.class {}
ProposedDoctorSchema.setClass(ProposedDoctorRow);

declare module '../../../platform/database/tables.js' {
  interface Tables {
    proposed_doctors: InferKyselyTable<typeof ProposedDoctorSchema>;
  }
}
