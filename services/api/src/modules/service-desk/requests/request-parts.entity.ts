import { type EntryDetails } from '@ayana/contracts/service-desk';
import type { Role } from '@ayana/contracts/identity';
import type {
  ApprovalStatus,
  EntryVisibility,
  ServiceRequestEvent,
  ServiceRequestState,
  ServiceRequestTransition,
} from '@ayana/contracts/service-desk';
import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';

export const RequestEntrySchema = defineEntity({
  name: 'ServiceRequestEntry',
  tableName: 'service_request_entries',
  properties: {
    id: p.uuid().primary(),
    request_id: p.uuid(),
    at: p.datetime(),
    actor_id: p.uuid().nullable(),
    event: p.string().$type<ServiceRequestEvent>(),
    visibility: p.string().$type<EntryVisibility>(),
    text: p.string().nullable(),
    transition: p.string().$type<ServiceRequestTransition>().nullable(),
    from_state: p.string().$type<ServiceRequestState>().nullable(),
    to_state: p.string().$type<ServiceRequestState>().nullable(),
    details: p.json<EntryDetails>(),
  },
});

/** Something that happened to a request, or was said about it; never changed afterwards. */
export class RequestEntryRow extends RequestEntrySchema.class {}
RequestEntrySchema.setClass(RequestEntryRow);

export const RequestTaskSchema = defineEntity({
  name: 'ServiceRequestTask',
  tableName: 'service_request_tasks',
  properties: {
    id: p.uuid().primary(),
    request_id: p.uuid(),
    title: p.string(),
    status: p.string().$type<'open' | 'done'>(),
    assigned_to: p.uuid().nullable(),
    due_at: p.datetime().nullable(),
    done_at: p.datetime().nullable(),
    created_at: p.datetime(),
  },
});

/** A step of the work on a request. */
export class RequestTaskRow extends RequestTaskSchema.class {}
RequestTaskSchema.setClass(RequestTaskRow);

export const RequestApprovalSchema = defineEntity({
  name: 'ServiceRequestApproval',
  tableName: 'service_request_approvals',
  properties: {
    id: p.uuid().primary(),
    request_id: p.uuid(),
    step: p.integer(),
    role: p.string().$type<Role>().nullable(),
    user_id: p.uuid().nullable(),
    /** Null for one that was asked for before this was written down. */
    asked_by: p.uuid().nullable(),
    status: p.string().$type<ApprovalStatus>(),
    decided_by: p.uuid().nullable(),
    decided_at: p.datetime().nullable(),
    note: p.string().nullable(),
  },
});

/** One approval of a request; the waiting one with the lowest step is the next to be decided. */
export class RequestApprovalRow extends RequestApprovalSchema.class {}
RequestApprovalSchema.setClass(RequestApprovalRow);

declare module '../../../platform/database/tables.js' {
  interface Tables {
    service_request_entries: InferKyselyTable<typeof RequestEntrySchema>;
    service_request_tasks: InferKyselyTable<typeof RequestTaskSchema>;
    service_request_approvals: InferKyselyTable<typeof RequestApprovalSchema>;
  }
}
