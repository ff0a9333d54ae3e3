import type { CaseOrigin } from '@ayana/contracts/journey';
import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';

export const CaseSchema = defineEntity({
  name: 'Case',
  tableName: 'cases',
  properties: {
    /** The journey that begins of it has the same id. */
    id: p.uuid().primary(),
    /** Made by the database. */
    case_number: p.string().defaultRaw('next_case_number()'),
    /** Null for a guest. */
    person_id: p.uuid().nullable(),
    source: p.string().$type<CaseOrigin>(),
    inbox_item_id: p.uuid().nullable(),
    treatment_request_id: p.uuid().nullable(),
    journey_id: p.uuid().nullable(),
    created_at: p.datetime(),
  },
});

/** Rows are made by triggers of migration 0362 where a consultation, a treatment request or a journey begins, else by `openCase`. */
export class CaseRow extends CaseSchema.class {}
CaseSchema.setClass(CaseRow);

declare module '../../platform/database/tables.js' {
  interface Tables {
    cases: InferKyselyTable<typeof CaseSchema>;
  }
}
