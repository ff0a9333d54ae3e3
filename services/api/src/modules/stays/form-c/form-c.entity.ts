import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';

export const FormCFilingSchema = defineEntity({
  name: 'FormCFiling',
  tableName: 'form_c_filings',
  properties: {
    id: p.uuid().primary(),
    journey_id: p.uuid(),
    admission_id: p.uuid().nullable(),
    leg_id: p.uuid().nullable(),
    number: p.string(),
    filed_on: p.date(),
    filed_by: p.uuid().nullable(),
    filed_at: p.datetime(),
  },
});
export class FormCFilingRow extends FormCFilingSchema.class {}
FormCFilingSchema.setClass(FormCFilingRow);

declare module '../../../platform/database/tables.js' {
  interface Tables {
    form_c_filings: InferKyselyTable<typeof FormCFilingSchema>;
  }
}
