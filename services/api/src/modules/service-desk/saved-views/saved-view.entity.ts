import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';

export const SavedViewSchema = defineEntity({
  name: 'SavedView',
  tableName: 'saved_views',
  properties: {
    id: p.uuid().primary(),
    list: p.string(),
    name: p.string(),
    query: p.string(),
    is_shared: p.boolean(),
    owner_id: p.uuid(),
    created_at: p.datetime(),
  },
});

/** Filters and order of a list under a name. */
export class SavedViewRow extends SavedViewSchema.class {}
SavedViewSchema.setClass(SavedViewRow);

declare module '../../../platform/database/tables.js' {
  interface Tables {
    saved_views: InferKyselyTable<typeof SavedViewSchema>;
  }
}
