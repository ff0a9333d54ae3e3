import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';
import type { ConsentSource, ConsentSubject } from '@ayana/contracts/consents';

export const ConsentEntrySchema = defineEntity({
  name: 'ConsentEntry',
  tableName: 'consent_entries',
  properties: {
    id: p.uuid().primary(),
    user_id: p.uuid(),
    at: p.datetime(),
    subject: p.string().$type<ConsentSubject>(),
    /** The version of the text, the topic of the newsletter, or the kind of notification. */
    topic: p.string(),
    given: p.boolean(),
    source: p.string().$type<ConsentSource>(),
  },
});

/** One thing a person agreed to or no longer agreed to. Never changed. */
export class ConsentEntryRow extends ConsentEntrySchema.class {}
ConsentEntrySchema.setClass(ConsentEntryRow);

declare module '../../platform/database/tables.js' {
  interface Tables {
    consent_entries: InferKyselyTable<typeof ConsentEntrySchema>;
  }
}
