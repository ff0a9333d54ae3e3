import { type RawBuilder, sql } from 'kysely';

/**
 * The version of a person's access: `users.access_changed_at`, in microseconds since 1970. A token carries the one its role was
 * read with and holds as long as no newer one is known, so that nobody's clock is compared with another's. In a query of `users`.
 */
export const ACCESS_VERSION: RawBuilder<number> = sql<number>`(extract(epoch from access_changed_at) * 1000000)::float8`;

/** Newer than any: of an account that is gone. */
export const NO_ACCESS = Number.MAX_SAFE_INTEGER;
