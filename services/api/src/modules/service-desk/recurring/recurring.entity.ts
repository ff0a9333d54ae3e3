import type { Level, Recurrence, RecurrencePeriod, ServiceAnswer } from '@ayana/contracts/service-desk';
import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';

export const RecurringRequestSchema = defineEntity({
  name: 'RecurringRequest',
  tableName: 'recurring_requests',
  properties: {
    id: p.uuid().primary(),
    item_id: p.uuid(),
    summary: p.string(),
    description: p.string().nullable(),
    answers: p.json<Record<string, ServiceAnswer>>(),
    impact: p.integer().$type<Level>(),
    urgency: p.integer().$type<Level>(),
    every: p.string().$type<RecurrencePeriod>(),
    weekday: p.integer().nullable(),
    month_day: p.integer().nullable(),
    at_minutes: p.integer(),
    starts_on: p.date(),
    ends_on: p.date().nullable(),
    is_paused: p.boolean(),
    assigned_to: p.uuid().nullable(),
    requested_by: p.uuid(),
    next_due_at: p.datetime().nullable(),
    version: p.integer(),
    updated_by: p.uuid().nullable(),
    created_at: p.datetime(),
    updated_at: p.datetime(),
  },
});

/** A request that is made again and again. */
export class RecurringRequestRow extends RecurringRequestSchema.class {}
RecurringRequestSchema.setClass(RecurringRequestRow);

export const RecurringRunSchema = defineEntity({
  name: 'RecurringRequestRun',
  tableName: 'recurring_request_runs',
  properties: {
    recurring_id: p.uuid().primary(),
    due_at: p.datetime().primary(),
    request_id: p.uuid().nullable(),
    failure: p.string().nullable(),
    at: p.datetime(),
  },
});

/** One time a request was due: there is one row for each, however many processes look. */
export class RecurringRunRow extends RecurringRunSchema.class {}
RecurringRunSchema.setClass(RecurringRunRow);

/** When a row is due. */
export const ruleOf = (row: RecurringRequestRow): Recurrence => ({
  every: row.every,
  weekday: row.weekday ?? null,
  month_day: row.month_day ?? null,
  at_minutes: row.at_minutes,
  starts_on: row.starts_on,
  ends_on: row.ends_on ?? null,
});

declare module '../../../platform/database/tables.js' {
  interface Tables {
    recurring_requests: InferKyselyTable<typeof RecurringRequestSchema>;
    recurring_request_runs: InferKyselyTable<typeof RecurringRunSchema>;
  }
}
