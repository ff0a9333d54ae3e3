import type { CompanionPermission } from '@ayana/contracts/journey';
import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';

export const CompanionSchema = defineEntity({
  name: 'Companion',
  tableName: 'companions',
  properties: {
    id: p.uuid().primary(),
    journey_id: p.uuid(),
    user_id: p.uuid().nullable(),
    email: p.string(),
    name: p.string(),
    relation: p.string(),
    language: p.string(),
    may: p.array().$type<CompanionPermission[]>(),
    accepted_at: p.datetime().nullable(),
    withdrawn_at: p.datetime().nullable(),
    version: p.integer(),
    created_at: p.datetime(),
    updated_at: p.datetime(),
    updated_by: p.uuid().nullable(),
  },
});

export class CompanionRow extends CompanionSchema.class {}
CompanionSchema.setClass(CompanionRow);

declare module '../../../platform/database/tables.js' {
  interface Tables {
    companions: InferKyselyTable<typeof CompanionSchema>;
  }
}
