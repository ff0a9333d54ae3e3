import { type RawBuilder, sql } from 'kysely';

/**
 * The version of a user's access: `users.access_changed_at`, in microseconds since 1970. A token carries the version its role was read with
 * and is valid until a newer version is known, so the clocks of different machines are never compared. For use in a query of `users`.
 */
export const ACCESS_VERSION: RawBuilder<number> = sql<number>`(extract(epoch from access_changed_at) * 1000000)::float8`;

/** Newer than any other version: the account no longer exists. */
export const NO_ACCESS = Number.MAX_SAFE_INTEGER;
