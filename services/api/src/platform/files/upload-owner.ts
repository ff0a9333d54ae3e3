import { type RawBuilder, sql } from 'kysely';
import type { CurrentUser } from '../http/access/access.js';
import type { VisitorForm } from './visitor-form.js';

/** Whose an upload is: a user's, that of a visitor's form, or a guest's, who is known to the module that takes it. */
export type UploadOwner = Pick<CurrentUser, 'id'> | VisitorForm | { guest_id: string };

/** The owner in columns of `uploads` and `files`. */
export const ownerColumns = (owner: UploadOwner) => ({
  user_id: 'id' in owner ? owner.id : null,
  guest_id: 'guest_id' in owner ? owner.guest_id : null,
  form_hash: 'form_hash' in owner ? owner.form_hash : null,
});

/** Whether a row is theirs, by its column of users. */
export function ownedBy(owner: UploadOwner, user: 'user_id' | 'uploaded_by' = 'user_id'): RawBuilder<boolean> {
  if ('guest_id' in owner) return sql`guest_id = ${owner.guest_id}`;
  if ('form_hash' in owner) return sql`form_hash = ${owner.form_hash}`;
  return sql`${sql.ref(user)} = ${owner.id}`;
}
