import type { Attendant } from '@ayana/contracts/journey';
import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';

export const PatientDetailsSchema = defineEntity({
  name: 'PatientDetails',
  tableName: 'patient_details',
  properties: {
    patient_id: p.uuid().primary(),
    passport_name: p.string().nullable(),
    nationality: p.string().nullable(),
    passport_number: p.string().nullable(),
    attendants: p.json<Attendant[]>(),
    special_needs: p.string().nullable(),
    emergency_name: p.string().nullable(),
    emergency_phone: p.string().nullable(),
    version: p.integer(),
    updated_at: p.datetime(),
    updated_by: p.uuid().nullable(),
  },
});

export class PatientDetailsRow extends PatientDetailsSchema.class {}
PatientDetailsSchema.setClass(PatientDetailsRow);

declare module '../../../platform/database/tables.js' {
  interface Tables {
    patient_details: InferKyselyTable<typeof PatientDetailsSchema>;
  }
}
