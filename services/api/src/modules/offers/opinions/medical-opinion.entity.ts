import type { FitToTravel } from '@ayana/contracts/journey';
import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';

export const MedicalOpinionSchema = defineEntity({
  name: 'MedicalOpinion',
  tableName: 'medical_opinions',
  properties: {
    id: p.uuid().primary(),
    assignment_id: p.uuid().nullable(),
    journey_id: p.uuid(),
    doctor_id: p.uuid(),
    version: p.integer(),
    revision: p.integer(),
    summary: p.string(),
    recommended_treatment_id: p.uuid().nullable(),
    alternatives: p.string().nullable(),
    fit_to_travel: p.string().$type<FitToTravel>().nullable(),
    days_in_hospital: p.integer().nullable(),
    days_in_india: p.integer().nullable(),
    risks: p.string().nullable(),
    reason: p.string().nullable(),
    signed_at: p.datetime().nullable(),
    created_at: p.datetime(),
    updated_at: p.datetime(),
    updated_by: p.uuid().nullable(),
  },
});

export class MedicalOpinionRow extends MedicalOpinionSchema.class {}
MedicalOpinionSchema.setClass(MedicalOpinionRow);

declare module '../../../platform/database/tables.js' {
  interface Tables {
    medical_opinions: InferKyselyTable<typeof MedicalOpinionSchema>;
  }
}
