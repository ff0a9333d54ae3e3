import type { CommitmentState, NeedState, ResourceHours, ResourceKind } from '@ayana/contracts/operations';
import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';

export const ResourceSchema = defineEntity({
  name: 'Resource',
  tableName: 'resources',
  properties: {
    id: p.uuid().primary(),
    kind: p.string().$type<ResourceKind>(),
    name: p.string(),
    city_id: p.uuid(),
    languages: p.array().$type<string[]>(),
    capacity: p.integer(),
    hours: p.json<ResourceHours>().nullable(),
    partner_id: p.uuid().nullable(),
    phone: p.string().nullable(),
    note: p.string().nullable(),
    is_in_service: p.boolean(),
    version: p.integer(),
    created_at: p.datetime(),
    updated_at: p.datetime(),
    updated_by: p.uuid().nullable(),
  },
});

/** Something, or someone, that can be sent or used. */
export class ResourceRow extends ResourceSchema.class {}
ResourceSchema.setClass(ResourceRow);

export const ResourceNeedSchema = defineEntity({
  name: 'ResourceNeed',
  tableName: 'resource_needs',
  properties: {
    id: p.uuid().primary(),
    number: p.integer(),
    kind: p.string().$type<ResourceKind>(),
    title: p.string(),
    details: p.string().nullable(),
    state: p.string().$type<NeedState>(),
    city_id: p.uuid(),
    language: p.string().nullable(),
    quantity: p.integer(),
    from_at: p.datetime(),
    until_at: p.datetime(),
    incident_id: p.uuid().nullable(),
    journey_id: p.uuid().nullable(),
    request_id: p.uuid().nullable(),
    automation: p.string().nullable(),
    closed_note: p.string().nullable(),
    created_by: p.uuid().nullable(),
    version: p.integer(),
    created_at: p.datetime(),
    updated_at: p.datetime(),
    updated_by: p.uuid().nullable(),
  },
});

/** What is needed somewhere, for a time. */
export class ResourceNeedRow extends ResourceNeedSchema.class {}
ResourceNeedSchema.setClass(ResourceNeedRow);

export const ResourceCommitmentSchema = defineEntity({
  name: 'ResourceCommitment',
  tableName: 'resource_commitments',
  properties: {
    id: p.uuid().primary(),
    need_id: p.uuid(),
    resource_id: p.uuid(),
    state: p.string().$type<CommitmentState>(),
    quantity: p.integer(),
    from_at: p.datetime(),
    until_at: p.datetime(),
    note: p.string().nullable(),
    offered_by: p.uuid().nullable(),
    offered_at: p.datetime(),
    committed_at: p.datetime().nullable(),
    dispatched_at: p.datetime().nullable(),
    arrived_at: p.datetime().nullable(),
    released_at: p.datetime().nullable(),
    version: p.integer(),
    updated_at: p.datetime(),
  },
});

/** A resource for a need. The database keeps it at one place at a time, and within its capacity. */
export class ResourceCommitmentRow extends ResourceCommitmentSchema.class {}
ResourceCommitmentSchema.setClass(ResourceCommitmentRow);

declare module '../../platform/database/tables.js' {
  interface Tables {
    /** Read only: the catalogue's. */
    cities: { id: string; name: string; latitude: number; longitude: number };
    resources: InferKyselyTable<typeof ResourceSchema>;
    resource_needs: InferKyselyTable<typeof ResourceNeedSchema>;
    resource_commitments: InferKyselyTable<typeof ResourceCommitmentSchema>;
  }
}
