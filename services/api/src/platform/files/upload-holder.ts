import { type RawBuilder, sql } from 'kysely';
import type { CurrentUser } from '../http/access/access.js';

/** Whose an upload is: a user's, or that of someone without an account, known to the module that takes it. */
export type UploadHolder = Pick<CurrentUser, 'id'> | { guest_id: string };

/** The columns of an upload that say whose it is. */
export const heldBy = (holder: UploadHolder) =>
  'guest_id' in holder ? { user_id: null, guest_id: holder.guest_id } : { user_id: holder.id, guest_id: null };

/** Whether a row of `uploads` is theirs. */
export const isHeldBy = (holder: UploadHolder): RawBuilder<boolean> =>
  'guest_id' in holder ? sql`guest_id = ${holder.guest_id}` : sql`user_id = ${holder.id}`;
