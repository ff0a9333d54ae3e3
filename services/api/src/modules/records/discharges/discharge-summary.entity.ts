import type { FitToFly } from '@ayana/contracts/journey';
import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';

export const DischargeSummarySchema = defineEntity({
  name: 'DischargeSummary',
  tableName: 'discharge_summaries',
  properties: {
    id: p.uuid().primary(),
    journey_id: p.uuid(),
    quote_id: p.uuid(),
    document_id: p.uuid(),
    version: p.integer(),
    diagnosis: p.text(),
    treatment_given: p.text(),
    medicines: p.text(),
    warning_signs: p.text(),
    follow_up: p.text(),
    fit_to_fly: p.string().$type<FitToFly>(),
    fit_to_fly_from: p.date().nullable(),
    flight_needs: p.text().nullable(),
    reason: p.text().nullable(),
    signed_by: p.uuid().nullable(),
    signed_at: p.datetime(),
  },
});

export class DischargeSummaryRow extends DischargeSummarySchema.class {}
DischargeSummarySchema.setClass(DischargeSummaryRow);

declare module '../../../platform/database/tables.js' {
  interface Tables {
    discharge_summaries: InferKyselyTable<typeof DischargeSummarySchema>;
  }
}
