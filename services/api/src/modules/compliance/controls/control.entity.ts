import type { ControlState } from '@ayana/contracts/operations';
import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';

export const ControlSchema = defineEntity({
  name: 'ComplianceControl',
  tableName: 'compliance_controls',
  properties: {
    id: p.uuid().primary(),
    title: p.string(),
    text: p.string(),
    state: p.string().$type<ControlState>(),
    owner_id: p.uuid().nullable(),
    version: p.integer(),
    created_at: p.datetime(),
    updated_at: p.datetime(),
    updated_by: p.uuid().nullable(),
  },
});

export class ControlRow extends ControlSchema.class {}
ControlSchema.setClass(ControlRow);

declare module '../../../platform/database/tables.js' {
  interface Tables {
    compliance_controls: InferKyselyTable<typeof ControlSchema>;
  }
}
