import type { EventReporter } from '@ayana/contracts/activity';
import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';

export const SecurityEventSchema = defineEntity({
  name: 'SecurityEvent',
  tableName: 'security_events',
  properties: {
    id: p.uuid().primary(),
    user_id: p.uuid().nullable(),
    event_type: p.string(),
    details: p.json<Record<string, unknown>>(),
    /** The server, which observed it, or a browser, whose report may be made up. */
    reported_by: p.string().$type<EventReporter>(),
    created_at: p.datetime(),
  },
});

export class SecurityEvent extends SecurityEventSchema.class {}
SecurityEventSchema.setClass(SecurityEvent);

declare module '../../platform/database/tables.js' {
  interface Tables {
    security_events: InferKyselyTable<typeof SecurityEventSchema>;
  }
}
