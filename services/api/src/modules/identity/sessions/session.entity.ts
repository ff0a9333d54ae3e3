import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';

export const SessionSchema = defineEntity({
  name: 'Session',
  tableName: 'sessions',
  properties: {
    id: p.uuid().primary(),
    user_id: p.uuid(),
    user_agent: p.string().nullable(),
    /** The network it was opened from, without the part that identifies one device. */
    network: p.string().nullable(),
    /** `password`, or `oauth:<provider>`. */
    method: p.string(),
    created_at: p.datetime(),
    last_used_at: p.datetime(),
    expires_at: p.datetime(),
    revoked_at: p.datetime().nullable(),
  },
});

/** One sign-in on one device; its refresh tokens are a family that is revoked together. */
export class Session extends SessionSchema.class {}
SessionSchema.setClass(Session);

export const RefreshTokenSchema = defineEntity({
  name: 'RefreshToken',
  tableName: 'refresh_tokens',
  properties: {
    /** SHA-256 of the token; the token itself is never stored. */
    token_hash: p.string().primary(),
    session_id: p.uuid(),
    created_at: p.datetime(),
    superseded_at: p.datetime().nullable(),
  },
});

export class RefreshToken extends RefreshTokenSchema.class {}
RefreshTokenSchema.setClass(RefreshToken);

declare module '../../../platform/database/tables.js' {
  interface Tables {
    refresh_tokens: InferKyselyTable<typeof RefreshTokenSchema>;
    sessions: InferKyselyTable<typeof SessionSchema>;
  }
}
