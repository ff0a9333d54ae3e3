import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';

export const ConsentSchema = defineEntity({
  name: 'Consent',
  tableName: 'consents',
  properties: {
    id: p.uuid().primary(),
    user_id: p.uuid(),
    kind: p.string().$type<'health_data'>(),
    text_version: p.string(),
    given_at: p.datetime(),
    withdrawn_at: p.datetime().nullable(),
  },
});

/** A consent someone gave, with the time it was withdrawn. */
export class Consent extends ConsentSchema.class {}
ConsentSchema.setClass(Consent);

declare module '../../../platform/database/tables.js' {
  interface Tables {
    consents: InferKyselyTable<typeof ConsentSchema>;
  }
}
