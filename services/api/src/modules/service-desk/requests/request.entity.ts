import type {
  Level,
  Priority,
  ServiceAnswer,
  ServiceRequestOutcome,
  ServiceRequestState,
} from '@ayana/contracts/service-desk';
import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';

export const ServiceRequestSchema = defineEntity({
  name: 'ServiceRequest',
  tableName: 'service_requests',
  properties: {
    id: p.uuid().primary(),
    number: p.integer(),
    item_id: p.uuid(),
    version_id: p.uuid(),
    summary: p.string(),
    search: p.string(),
    answers: p.json<Record<string, ServiceAnswer>>(),
    impact: p.integer().$type<Level>(),
    urgency: p.integer().$type<Level>(),
    priority: p.integer().$type<Priority>(),
    state: p.string().$type<ServiceRequestState>(),
    outcome: p.string().$type<ServiceRequestOutcome>().nullable(),
    requested_by: p.uuid(),
    on_behalf_of: p.uuid().nullable(),
    assigned_to: p.uuid().nullable(),
    group_id: p.uuid().nullable(),
    journey_id: p.uuid().nullable(),
    due_at: p.datetime().nullable(),
    due_to_own: p.datetime(),
    due_to_resolve: p.datetime(),
    owned_at: p.datetime().nullable(),
    resolved_at: p.datetime().nullable(),
    closed_at: p.datetime().nullable(),
    own_breached_at: p.datetime().nullable(),
    resolve_breached_at: p.datetime().nullable(),
    paused_since: p.datetime().nullable(),
    paused_minutes: p.integer(),
    reopened_count: p.integer(),
    merged_into: p.uuid().nullable(),
    satisfaction: p.integer().nullable(),
    satisfaction_comment: p.string().nullable(),
    version: p.integer(),
    created_at: p.datetime(),
    updated_at: p.datetime(),
    updated_by: p.uuid().nullable(),
  },
});

/** A request for a service. Its target times are stored as they are now (`RequestClocks`). */
export class ServiceRequestRow extends ServiceRequestSchema.class {}
ServiceRequestSchema.setClass(ServiceRequestRow);

declare module '../../../platform/database/tables.js' {
  interface Tables {
    service_requests: InferKyselyTable<typeof ServiceRequestSchema>;
  }
}
