import type { ComplianceFramework, RequirementState } from '@ayana/contracts/operations';
import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';

export const RequirementSchema = defineEntity({
  name: 'ComplianceRequirement',
  tableName: 'compliance_requirements',
  properties: {
    id: p.uuid().primary(),
    framework: p.string().$type<ComplianceFramework>(),
    code: p.string(),
    title: p.string(),
    text: p.string(),
    state: p.string().$type<RequirementState>(),
    reason: p.string().nullable(),
    owner_id: p.uuid().nullable(),
    version: p.integer(),
    created_at: p.datetime(),
    updated_at: p.datetime(),
    updated_by: p.uuid().nullable(),
  },
});

export class RequirementRow extends RequirementSchema.class {}
RequirementSchema.setClass(RequirementRow);

declare module '../../../platform/database/tables.js' {
  interface Tables {
    compliance_requirements: InferKyselyTable<typeof RequirementSchema>;
    compliance_requirement_controls: { requirement_id: string; control_id: string };
  }
}
