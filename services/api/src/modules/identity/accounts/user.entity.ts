import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';
import type { Role } from '@ayana/contracts/identity';

export const UserSchema = defineEntity({
  name: 'User',
  tableName: 'users',
  properties: {
    id: p.uuid().primary(),
    /** As typed; unique in lower case. */
    email: p.string(),
    /** First and last name as displayed. */
    name: p.string(),
    first_name: p.string().nullable(),
    last_name: p.string().nullable(),
    phone: p.string().nullable(),
    country: p.string().nullable(),
    city: p.string().nullable(),
    /** A calendar day, `YYYY-MM-DD`. */
    date_of_birth: p.string().columnType('date').nullable(),
    time_zone: p.string().nullable(),
    /** Of the portals and of mails, a tag such as `en`. */
    language: p.string().default('en'),
    role: p.string().$type<Role>().nullable(),
    /** Null for a user who signs in by an outside identity provider only. */
    password_hash: p.string().nullable(),
    email_verified_at: p.datetime().nullable(),
    /** When the role last changed, by the database's clock: the version of the access (`access-version.ts`). */
    access_changed_at: p.datetime(),
    /** Counts the changes of the profile. */
    profile_version: p.integer().default(1),
    created_at: p.datetime(),
    updated_at: p.datetime(),
  },
});

export class User extends UserSchema.class {}
UserSchema.setClass(User);

declare module '../../../platform/database/tables.js' {
  interface Tables {
    users: InferKyselyTable<typeof UserSchema>;
  }
}
