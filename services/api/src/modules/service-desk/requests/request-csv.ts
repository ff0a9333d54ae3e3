import type { ServiceRequest } from '@ayana/contracts/service-desk';
import type { CsvColumns } from '../../../platform/http/csv/csv-file.js';

/** The columns of the exported requests. */
export const REQUEST_COLUMNS: CsvColumns<ServiceRequest> = {
  number: ({ number }) => number,
  case_number: ({ case_number }) => case_number,
  service: ({ item }) => item.name,
  summary: ({ summary }) => summary,
  state: ({ state }) => state,
  outcome: ({ outcome }) => outcome,
  impact: ({ impact }) => impact,
  urgency: ({ urgency }) => urgency,
  priority: ({ priority }) => priority,
  requested_by: (request) => request.requested_by.name,
  on_behalf_of: (request) => request.on_behalf_of?.name ?? null,
  assigned_to: (request) => request.assigned_to?.name ?? null,
  group: ({ group }) => group?.name ?? null,
  created_at: ({ created_at }) => created_at,
  updated_at: ({ updated_at }) => updated_at,
  due_at: ({ due_at }) => due_at,
  due_to_own: ({ due_to_own }) => due_to_own,
  due_to_resolve: ({ due_to_resolve }) => due_to_resolve,
  owned_at: ({ owned_at }) => owned_at,
  resolved_at: ({ resolved_at }) => resolved_at,
  closed_at: ({ closed_at }) => closed_at,
  own_breached_at: ({ own_breached_at }) => own_breached_at,
  resolve_breached_at: ({ resolve_breached_at }) => resolve_breached_at,
  paused_minutes: ({ paused_minutes }) => paused_minutes,
  reopened_count: ({ reopened_count }) => reopened_count,
  merged_into: (request) => request.merged_into?.number ?? null,
  satisfaction: ({ satisfaction }) => satisfaction,
  id: ({ id }) => id,
};
