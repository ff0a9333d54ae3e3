import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';

export const VisaPeriodSchema = defineEntity({
  name: 'VisaPeriod',
  tableName: 'visa_periods',
  properties: {
    id: p.uuid().primary(),
    journey_id: p.uuid(),
    valid_until: p.date(),
    reference: p.string().nullable(),
    said_by: p.uuid().nullable(),
    said_at: p.datetime(),
  },
});
export class VisaPeriodRow extends VisaPeriodSchema.class {}
VisaPeriodSchema.setClass(VisaPeriodRow);

declare module '../../../platform/database/tables.js' {
  interface Tables {
    visa_periods: InferKyselyTable<typeof VisaPeriodSchema>;
  }
}
