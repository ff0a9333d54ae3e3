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

export const DefaultViewSchema = defineEntity({
  name: 'DefaultView',
  tableName: 'default_views',
  properties: { user_id: p.uuid().primary(), list: p.string().primary(), view_id: p.uuid() },
});

/** The view that a list opens with for one reader. */
export class DefaultViewRow extends DefaultViewSchema.class {}
DefaultViewSchema.setClass(DefaultViewRow);

declare module '../../platform/database/tables.js' {
  interface Tables {
    default_views: InferKyselyTable<typeof DefaultViewSchema>;
    saved_views: InferKyselyTable<typeof SavedViewSchema>;
  }
}
