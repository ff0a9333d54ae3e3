import type {
  Allergy,
  CurrentMedicine,
  HealthFact,
  OrganTrouble,
  Pregnancy,
  Sex,
  Smoking,
} from '@ayana/contracts/journey';
import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';

export const HealthSummarySchema = defineEntity({
  name: 'HealthSummary',
  tableName: 'health_summaries',
  properties: {
    patient_id: p.uuid().primary(),
    version: p.integer().primary(),
    sex: p.string().$type<Sex>().nullable(),
    height_cm: p.integer().nullable(),
    weight_kg: p.decimal('number').nullable(),
    pregnancy: p.string().$type<Pregnancy>().nullable(),
    allergies: p.json<Allergy[]>().nullable(),
    conditions: p.json<string[]>().nullable(),
    medicines: p.json<CurrentMedicine[]>().nullable(),
    implants: p.json<string[]>().nullable(),
    kidney_or_liver: p.string().$type<OrganTrouble>().nullable(),
    smoking: p.string().$type<Smoking>().nullable(),
    unknown: p.array().$type<HealthFact[]>(),
    answered_by: p.uuid().nullable(),
    answered_at: p.datetime(),
  },
});

export class HealthSummaryRow extends HealthSummarySchema.class {}
HealthSummarySchema.setClass(HealthSummaryRow);

declare module '../../../platform/database/tables.js' {
  interface Tables {
    health_summaries: InferKyselyTable<typeof HealthSummarySchema>;
  }
}
