import type { EntryDetails, ProblemEvent, ProblemState } from '@ayana/contracts/service-desk';
import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';

export const ProblemRecordSchema = defineEntity({
  name: 'ProblemRecord',
  tableName: 'problem_records',
  properties: {
    id: p.uuid().primary(),
    number: p.integer(),
    title: p.string(),
    description: p.string(),
    state: p.string().$type<ProblemState>(),
    workaround: p.string().nullable(),
    cause: p.string().nullable(),
    owner_id: p.uuid().nullable(),
    resolved_at: p.datetime().nullable(),
    version: p.integer(),
    updated_by: p.uuid().nullable(),
    created_at: p.datetime(),
    updated_at: p.datetime(),
  },
});

/** What several requests have in common. */
export class ProblemRecordRow extends ProblemRecordSchema.class {}
ProblemRecordSchema.setClass(ProblemRecordRow);

export const ProblemRequestSchema = defineEntity({
  name: 'ProblemRecordRequest',
  tableName: 'problem_record_requests',
  properties: {
    request_id: p.uuid().primary(),
    problem_id: p.uuid(),
    linked_at: p.datetime(),
    linked_by: p.uuid(),
  },
});

/** A request of a problem; it belongs to no other. */
export class ProblemRequestRow extends ProblemRequestSchema.class {}
ProblemRequestSchema.setClass(ProblemRequestRow);

export const ProblemEntrySchema = defineEntity({
  name: 'ProblemRecordEntry',
  tableName: 'problem_record_entries',
  properties: {
    id: p.uuid().primary(),
    problem_id: p.uuid(),
    at: p.datetime(),
    actor_id: p.uuid(),
    event: p.string().$type<ProblemEvent>(),
    text: p.string().nullable(),
    details: p.json<EntryDetails>(),
  },
});

/** Something that happened to a problem; never changed afterwards. */
export class ProblemEntryRow extends ProblemEntrySchema.class {}
ProblemEntrySchema.setClass(ProblemEntryRow);

declare module '../../../platform/database/tables.js' {
  interface Tables {
    problem_records: InferKyselyTable<typeof ProblemRecordSchema>;
    problem_record_requests: InferKyselyTable<typeof ProblemRequestSchema>;
    problem_record_entries: InferKyselyTable<typeof ProblemEntrySchema>;
  }
}
