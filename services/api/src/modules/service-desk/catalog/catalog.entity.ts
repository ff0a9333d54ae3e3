import type { Role } from '@ayana/contracts/identity';
import type {
  Priority,
  ServiceField,
  ServiceItemStatus,
  ServiceNeed,
  ServiceVersionStatus,
} from '@ayana/contracts/service-desk';
import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';

/** Working minutes until a request of this priority is owned, and resolved. */
export interface ServiceTarget {
  priority: Priority;
  own_minutes: number;
  resolve_minutes: number;
}

/** A step of an approval chain: anyone with a role, or one user. */
export interface ServiceApproverRow {
  role: Role | null;
  user_id: string | null;
}

export const ServiceItemSchema = defineEntity({
  name: 'ServiceCatalogItem',
  tableName: 'service_catalog_items',
  properties: {
    id: p.uuid().primary(),
    name: p.string(),
    description: p.string(),
    owner_id: p.uuid().nullable(),
    status: p.string().$type<ServiceItemStatus>(),
    /** Grows with every change; the ETag. */
    version: p.integer(),
    created_at: p.datetime(),
    updated_at: p.datetime(),
    updated_by: p.uuid().nullable(),
  },
});

/** A service people can ask for. */
export class ServiceItemRow extends ServiceItemSchema.class {}
ServiceItemSchema.setClass(ServiceItemRow);

export const ServiceVersionSchema = defineEntity({
  name: 'ServiceCatalogVersion',
  tableName: 'service_catalog_versions',
  properties: {
    id: p.uuid().primary(),
    item_id: p.uuid(),
    number: p.integer(),
    status: p.string().$type<ServiceVersionStatus>(),
    form: p.json<ServiceField[]>(),
    targets: p.json<ServiceTarget[]>(),
    approvals: p.json<ServiceApproverRow[]>(),
    ask_roles: p.array().$type<Role[]>(),
    need: p.json<ServiceNeed>().nullable(),
    created_at: p.datetime(),
    published_at: p.datetime().nullable(),
  },
});

/** What a service asks, promises and needs; a published one never changes. */
export class ServiceVersionRow extends ServiceVersionSchema.class {}
ServiceVersionSchema.setClass(ServiceVersionRow);

declare module '../../../platform/database/tables.js' {
  interface Tables {
    service_catalog_items: InferKyselyTable<typeof ServiceItemSchema>;
    service_catalog_versions: InferKyselyTable<typeof ServiceVersionSchema>;
  }
}
