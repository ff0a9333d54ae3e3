import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';

export const PersonLinkSchema = defineEntity({
  name: 'PersonLink',
  tableName: 'person_links',
  properties: {
    id: p.uuid().primary(),
    kind: p.string().$type<'merged' | 'apart'>(),
    enquiry_id: p.uuid().nullable(),
    account_id: p.uuid().nullable(),
    other_enquiry_id: p.uuid().nullable(),
    other_account_id: p.uuid().nullable(),
    reason: p.string(),
    created_by: p.uuid().nullable(),
    created_at: p.datetime(),
    ended_by: p.uuid().nullable(),
    ended_at: p.datetime().nullable(),
    ended_reason: p.string().nullable(),
  },
});

/** What the staff decided about two records: of one person, or one of nobody else. */
export class PersonLinkRow extends PersonLinkSchema.class {}
PersonLinkSchema.setClass(PersonLinkRow);

declare module '../../../platform/database/tables.js' {
  interface Tables {
    person_links: InferKyselyTable<typeof PersonLinkSchema>;
  }
}
