import type { AdmissionState } from '@ayana/contracts/journey';
import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';

export const AdmissionSchema = defineEntity({
  name: 'Admission',
  tableName: 'admissions',
  properties: {
    id: p.uuid().primary(),
    journey_id: p.uuid(),
    quote_id: p.uuid(),
    partner_hospital_id: p.uuid(),
    status: p.string().$type<AdmissionState>(),
    expected_on: p.date().nullable(),
    admitted_at: p.datetime().nullable(),
    room: p.string().nullable(),
    plan: p.text().nullable(),
    discharged_at: p.datetime().nullable(),
    version: p.integer(),
    created_at: p.datetime(),
    updated_at: p.datetime(),
    updated_by: p.uuid().nullable(),
  },
});

export class AdmissionRow extends AdmissionSchema.class {}
AdmissionSchema.setClass(AdmissionRow);

declare module '../../../platform/database/tables.js' {
  interface Tables {
    admissions: InferKyselyTable<typeof AdmissionSchema>;
  }
}
