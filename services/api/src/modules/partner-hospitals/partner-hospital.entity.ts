import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';
import type { BuiltInHospital } from '@ayana/contracts/hospitals';
import type { OrganisationKind } from '@ayana/contracts/organisations';

/** Data of a hospital's own page that has no column. */
export type HospitalProfile = Pick<
  BuiltInHospital,
  | 'slug'
  | 'location'
  | 'rating'
  | 'savings'
  | 'specialties'
  | 'description'
  | 'features'
  | 'hospitals_count'
  | 'details'
>;

export const PartnerSchema = defineEntity({
  name: 'Partner',
  tableName: 'partners',
  properties: {
    id: p.uuid().primary(),
    company_name: p.string(),
    kind: p.string().$type<OrganisationKind>(),
    status: p.string().$type<'active' | 'inactive'>(),
    created_at: p.datetime(),
  },
});

export class Partner extends PartnerSchema.class {}
PartnerSchema.setClass(Partner);

export const PartnerHospitalSchema = defineEntity({
  name: 'PartnerHospital',
  tableName: 'partner_hospitals',
  properties: {
    id: p.uuid().primary(),
    partner_id: p.uuid(),
    hospital_name: p.string(),
    hospital_type: p.string().nullable(),
    departments: p.json<readonly string[]>(),
    accreditations: p.json<readonly string[]>(),
    bed_capacity: p.integer().nullable(),
    featured_image_url: p.string().nullable(),
    profile: p.json<HospitalProfile>().nullable(),
    created_at: p.datetime(),
  },
});

export class PartnerHospital extends PartnerHospitalSchema.class {}
PartnerHospitalSchema.setClass(PartnerHospital);

declare module '../../platform/database/tables.js' {
  interface Tables {
    partner_hospitals: InferKyselyTable<typeof PartnerHospitalSchema>;
    partners: InferKyselyTable<typeof PartnerSchema>;
  }
}
