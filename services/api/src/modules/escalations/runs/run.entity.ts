import type {
  AcknowledgedBy,
  EscalationRunState,
  PlannedStep,
  PageChannel,
  PageState,
  RunEvent,
  RunSubjectKind,
} from '@ayana/contracts/operations';
import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';

export const EscalationRunSchema = defineEntity({
  name: 'EscalationRun',
  tableName: 'escalation_runs',
  properties: {
    id: p.uuid().primary(),
    number: p.integer(),
    /** Null for a person who was paged without one. */
    chain_id: p.uuid().nullable(),
    subject_kind: p.string().$type<RunSubjectKind>().nullable(),
    subject_id: p.uuid().nullable(),
    title: p.string(),
    text: p.string(),
    is_test: p.boolean(),
    state: p.string().$type<EscalationRunState>(),
    plan: p.json<PlannedStep[]>(),
    rounds: p.integer(),
    round: p.integer(),
    step: p.integer(),
    next_at: p.datetime().nullable(),
    started_by: p.uuid().nullable(),
    started_at: p.datetime(),
    acknowledged_at: p.datetime().nullable(),
    acknowledged_by: p.uuid().nullable(),
    acknowledged_way: p.string().$type<AcknowledgedBy>().nullable(),
    stopped_by: p.uuid().nullable(),
    reason: p.string().nullable(),
    ended_at: p.datetime().nullable(),
    version: p.integer(),
    updated_at: p.datetime(),
  },
});

/** Paging about one thing, until someone acknowledges. */
export class EscalationRunRow extends EscalationRunSchema.class {}
EscalationRunSchema.setClass(EscalationRunRow);

export const EscalationPageSchema = defineEntity({
  name: 'EscalationPage',
  tableName: 'escalation_pages',
  properties: {
    id: p.uuid().primary(),
    run_id: p.uuid(),
    round: p.integer(),
    step: p.integer(),
    user_id: p.uuid(),
    rota_id: p.uuid().nullable(),
    channel: p.string().$type<PageChannel>(),
    state: p.string().$type<PageState>(),
    queued_at: p.datetime(),
    sent_at: p.datetime().nullable(),
  },
});

/** One person was paged on one channel. The database refuses it for a run that is over. */
export class EscalationPageRow extends EscalationPageSchema.class {}
EscalationPageSchema.setClass(EscalationPageRow);

export const EscalationEntrySchema = defineEntity({
  name: 'EscalationEntry',
  tableName: 'escalation_entries',
  properties: {
    id: p.uuid().primary(),
    run_id: p.uuid(),
    at: p.datetime(),
    actor_id: p.uuid().nullable(),
    event: p.string().$type<RunEvent>(),
    round: p.integer(),
    step: p.integer(),
    text: p.string().nullable(),
  },
});

/** Something that happened to a run. */
export class EscalationEntryRow extends EscalationEntrySchema.class {}
EscalationEntrySchema.setClass(EscalationEntryRow);

declare module '../../../platform/database/tables.js' {
  interface Tables {
    escalation_runs: InferKyselyTable<typeof EscalationRunSchema>;
    escalation_pages: InferKyselyTable<typeof EscalationPageSchema>;
    escalation_entries: InferKyselyTable<typeof EscalationEntrySchema>;
  }
}
