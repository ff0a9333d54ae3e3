import type { DataLaw, DataRequestKind, DataRequestOutcome, DataRequestState } from '@ayana/contracts/operations';
import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';

export const DataRequestSchema = defineEntity({
  name: 'DataRequest',
  tableName: 'data_requests',
  properties: {
    id: p.uuid().primary(),
    kind: p.string().$type<DataRequestKind>(),
    law: p.string().$type<DataLaw>(),
    state: p.string().$type<DataRequestState>(),
    subject_id: p.uuid(),
    text: p.string().nullable(),
    received_on: p.date(),
    due_on: p.date(),
    is_extended: p.boolean(),
    reason: p.string().nullable(),
    assigned_to: p.uuid().nullable(),
    outcome: p.json<DataRequestOutcome>().nullable(),
    decided_at: p.datetime().nullable(),
    created_by: p.uuid().nullable(),
    version: p.integer(),
    created_at: p.datetime(),
    updated_at: p.datetime(),
  },
});

/** What a person asks about their data. */
export class DataRequestRow extends DataRequestSchema.class {}
DataRequestSchema.setClass(DataRequestRow);

declare module '../../../platform/database/tables.js' {
  interface Tables {
    data_requests: InferKyselyTable<typeof DataRequestSchema>;
  }
}
