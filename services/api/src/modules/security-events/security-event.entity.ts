import type { EventReporter } from '@ayana/contracts/activity';
import { defineEntity, p } from '@mikro-orm/core';

export const SecurityEventSchema = defineEntity({
  name: 'SecurityEvent',
  tableName: 'security_events',
  properties: {
    id: p.uuid().primary(),
    user_id: p.uuid().nullable(),
    event_type: p.string(),
    details: p.json<Record<string, unknown>>(),
    /** The server, which saw it, or a browser, which may say what it likes. */
    reported_by: p.string().$type<EventReporter>(),
    created_at: p.datetime(),
  },
});

export class SecurityEvent extends SecurityEventSchema.class {}
SecurityEventSchema.setClass(SecurityEvent);
