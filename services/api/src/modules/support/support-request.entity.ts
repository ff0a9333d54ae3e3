import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';
import type { SupportTopic } from '@ayana/contracts/support';

export const SupportRequestSchema = defineEntity({
  name: 'SupportRequest',
  tableName: 'support_requests',
  properties: {
    id: p.uuid().primary(),
    /** Of the token in the mail's link. */
    token_hash: p.string(),
    topic: p.string().$type<SupportTopic>(),
    name: p.string(),
    email: p.string(),
    phone: p.string().nullable(),
    message: p.string(),
    created_at: p.datetime(),
  },
});

/** A message of the support form; shares its id with the inbox item. */
export class SupportRequest extends SupportRequestSchema.class {}
SupportRequestSchema.setClass(SupportRequest);

declare module '../../platform/database/tables.js' {
  interface Tables {
    support_requests: InferKyselyTable<typeof SupportRequestSchema>;
  }
}
