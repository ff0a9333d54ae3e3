import { defineEntity, p } from '@mikro-orm/core';
import type { Role } from '@ayana/contracts/identity';

export const UserSchema = defineEntity({
  name: 'User',
  tableName: 'users',
  properties: {
    id: p.uuid().primary(),
    /** As typed; unique in lower case. */
    email: p.string(),
    name: p.string(),
    role: p.string().$type<Role>().nullable(),
    password_hash: p.string(),
    email_verified_at: p.datetime().nullable(),
    /** When role or standing last changed; access tokens made before are refused. */
    access_changed_at: p.datetime(),
    created_at: p.datetime(),
    updated_at: p.datetime(),
  },
});

export class User extends UserSchema.class {}
UserSchema.setClass(User);

/** What signing in needs to know of a person, read by hand or as an entity. */
export interface Account {
  id: string;
  email: string;
  name: string;
  role?: Role | null | undefined;
  /** Null until the address is verified. */
  email_verified_at?: Date | string | null | undefined;
}
