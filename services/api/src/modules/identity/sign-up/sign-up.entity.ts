import type { AccountKind, Role } from '@ayana/contracts/identity';
import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';

export const SignUpSchema = defineEntity({
  name: 'SignUp',
  tableName: 'sign_ups',
  properties: {
    id: p.uuid().primary(),
    /** As typed. */
    email: p.string(),
    first_name: p.string().nullable(),
    last_name: p.string().nullable(),
    phone: p.string().nullable(),
    country: p.string().nullable(),
    time_zone: p.string().nullable(),
    /** Of the page it was made on. */
    language: p.string().default('en'),
    password_hash: p.string().nullable(),
    /** Shows whose password was typed before the one slow comparison; see `PasswordTags`. */
    password_tag: p.string().nullable(),
    account_kind: p.string().$type<AccountKind>().nullable(),
    wanted_role: p.string().$type<Role>().nullable(),
    organisation: p.string().nullable(),
    registration_number: p.string().nullable(),
    message: p.string().nullable(),
    consent_text_version: p.string().nullable(),
    consent_given_at: p.datetime().nullable(),
    provider: p.string().nullable(),
    provider_subject: p.string().nullable(),
    provider_email_verified: p.boolean().default(false),
    /** The page of this site they were going to. */
    next: p.string().nullable(),
    created_at: p.datetime(),
  },
});

/** A sign-up whose address is not confirmed yet. Its account is created only after that. */
export class SignUp extends SignUpSchema.class {}
SignUpSchema.setClass(SignUp);

declare module '../../../platform/database/tables.js' {
  interface Tables {
    sign_ups: InferKyselyTable<typeof SignUpSchema>;
  }
}
