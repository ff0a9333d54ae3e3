import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';
import type { LinkPurpose } from '../../../platform/secrets/one-time-token.js';

export const OneTimeTokenSchema = defineEntity({
  name: 'OneTimeToken',
  tableName: 'one_time_tokens',
  properties: {
    id: p.uuid().primary(),
    /** SHA-256 of the token; the token itself is never stored. */
    token_hash: p.string(),
    purpose: p.string().$type<LinkPurpose>(),
    user_id: p.uuid().nullable(),
    sign_up_id: p.uuid().nullable(),
    /** The new address of `change_email`. */
    email: p.string().nullable(),
    created_at: p.datetime(),
    expires_at: p.datetime(),
    used_at: p.datetime().nullable(),
  },
});

/** The link of one mail. */
export class OneTimeToken extends OneTimeTokenSchema.class {}
OneTimeTokenSchema.setClass(OneTimeToken);

declare module '../../../platform/database/tables.js' {
  interface Tables {
    one_time_tokens: InferKyselyTable<typeof OneTimeTokenSchema>;
  }
}
