import type { OwnQuestion, Severity } from '@ayana/contracts/operations';
import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';

export const OwnSignalDefinitionSchema = defineEntity({
  name: 'OwnSignalDefinition',
  tableName: 'own_signal_definitions',
  properties: {
    id: p.uuid().primary(),
    name: p.string(),
    question: p.string().$type<OwnQuestion>(),
    hours: p.integer(),
    at_least: p.integer(),
    every_minutes: p.integer(),
    severity: p.integer().$type<Severity>(),
    is_on: p.boolean(),
    notify_user_ids: p.array().$type<string[]>(),
    chain_id: p.uuid().nullable(),
    webhook_ids: p.array().$type<string[]>(),
    looked_at: p.datetime().nullable(),
    last_count: p.integer().nullable(),
    removed_at: p.datetime().nullable(),
    version: p.integer(),
    updated_by: p.uuid().nullable(),
    created_at: p.datetime(),
    updated_at: p.datetime(),
  },
});

/** What administrators watch besides what the product watches. */
export class OwnSignalDefinitionRow extends OwnSignalDefinitionSchema.class {}
OwnSignalDefinitionSchema.setClass(OwnSignalDefinitionRow);

declare module '../../../platform/database/tables.js' {
  interface Tables {
    own_signal_definitions: InferKyselyTable<typeof OwnSignalDefinitionSchema>;
  }
}
