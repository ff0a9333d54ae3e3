import type { EntitySchema } from '@mikro-orm/core';

/** The tables as the query builder sees them: every entity file adds its own (declaration merging). A `timestamptz` is returned as text: see `isoTime`. */
export interface Tables {}

const entities = new Set<EntitySchema>();

/** The entities of the modules loaded so far. */
export const registeredEntities = (): EntitySchema[] => [...entities];

/** Adds entities before the database starts; modules do it by `DatabaseModule.forFeature`. */
export function registerEntities(schemas: readonly EntitySchema[]): void {
  for (const schema of schemas) entities.add(schema);
}
