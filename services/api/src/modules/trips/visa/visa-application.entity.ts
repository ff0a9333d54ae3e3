import type { VisaState } from '@ayana/contracts/journey';
import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';

export const VisaApplicationSchema = defineEntity({
  name: 'VisaApplication',
  tableName: 'visa_applications',
  properties: {
    id: p.uuid().primary(),
    assignment_id: p.uuid(),
    journey_id: p.uuid(),
    status: p.string().$type<VisaState>(),
    applied_on: p.date().nullable(),
    reference: p.string().nullable(),
    appointment_leg_id: p.uuid().nullable(),
    decided_on: p.date().nullable(),
    visa_number: p.string().nullable(),
    valid_until: p.date().nullable(),
    refused_reason: p.string().nullable(),
    version: p.integer(),
    created_at: p.datetime(),
    updated_at: p.datetime(),
    updated_by: p.uuid().nullable(),
  },
});

export class VisaApplicationRow extends VisaApplicationSchema.class {}
VisaApplicationSchema.setClass(VisaApplicationRow);

declare module '../../../platform/database/tables.js' {
  interface Tables {
    visa_applications: InferKyselyTable<typeof VisaApplicationSchema>;
  }
}
