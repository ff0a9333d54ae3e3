import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';

export const UserIdentitySchema = defineEntity({
  name: 'UserIdentity',
  tableName: 'user_identities',
  properties: {
    id: p.uuid().primary(),
    user_id: p.uuid(),
    provider: p.string(),
    /** The provider's permanent id of the account. */
    subject: p.string(),
    /** The provider's name for the account; shown to its owner only. */
    label: p.string().nullable(),
    linked_at: p.datetime(),
  },
});

/** An account at an outside identity provider that signs someone in. */
export class UserIdentity extends UserIdentitySchema.class {}
UserIdentitySchema.setClass(UserIdentity);

declare module '../../../platform/database/tables.js' {
  interface Tables {
    user_identities: InferKyselyTable<typeof UserIdentitySchema>;
  }
}
