import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';
import type { ApplicationState } from '@ayana/contracts/organisations';
import type { PartnerKind } from '@ayana/contracts/partnerships';

export const PartnerApplicationSchema = defineEntity({
  name: 'PartnerApplication',
  tableName: 'partner_applications',
  properties: {
    id: p.uuid().primary(),
    organisation: p.string(),
    kind: p.string().$type<PartnerKind>(),
    city: p.string(),
    country: p.string(),
    website: p.string().nullable(),
    accreditations: p.string().nullable(),
    contact_name: p.string(),
    email: p.string(),
    phone: p.string().nullable(),
    message: p.string().nullable(),
    created_at: p.datetime(),
    status: p.string().$type<ApplicationState>().default('pending'),
  },
});

/** An organisation's application as a partner; shares its id with the inbox item. */
export class PartnerApplication extends PartnerApplicationSchema.class {}
PartnerApplicationSchema.setClass(PartnerApplication);

export const DoctorApplicationSchema = defineEntity({
  name: 'DoctorApplication',
  tableName: 'doctor_applications',
  properties: {
    id: p.uuid().primary(),
    name: p.string(),
    specialization: p.string(),
    registration_number: p.string(),
    registration_council: p.string(),
    city: p.string(),
    hospital: p.string().nullable(),
    languages: p.string(),
    email: p.string(),
    phone: p.string().nullable(),
    message: p.string().nullable(),
    created_at: p.datetime(),
    status: p.string().$type<ApplicationState>().default('pending'),
  },
});

/** A doctor's application; shares its id with the inbox item. */
export class DoctorApplication extends DoctorApplicationSchema.class {}
DoctorApplicationSchema.setClass(DoctorApplication);

declare module '../../platform/database/tables.js' {
  interface Tables {
    doctor_applications: InferKyselyTable<typeof DoctorApplicationSchema>;
    partner_applications: InferKyselyTable<typeof PartnerApplicationSchema>;
  }
}
