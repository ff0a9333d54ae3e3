import { type ComplexityLevel } from '@ayana/contracts/catalogue';
import type { Department } from '@ayana/contracts/catalogue';
import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';

export const TreatmentCategorySchema = defineEntity({
  name: 'TreatmentCategory',
  tableName: 'treatment_categories',
  properties: {
    id: p.uuid().primary(),
    name: p.string(),
    is_active: p.boolean(),
    version: p.integer(),
    updated_at: p.datetime(),
    updated_by: p.uuid().nullable(),
  },
});

export class TreatmentCategory extends TreatmentCategorySchema.class {}
TreatmentCategorySchema.setClass(TreatmentCategory);

export const TreatmentSchema = defineEntity({
  name: 'Treatment',
  tableName: 'treatments',
  properties: {
    id: p.uuid().primary(),
    name: p.string(),
    category: p.string(),
    complexity_level: p.string().$type<ComplexityLevel>(),
    description: p.string().nullable(),
    slug: p.string().nullable(),
    plain_name: p.string().nullable(),
    department: p.string().$type<Department>().nullable(),
    conditions_in_plain_words: p.array().$type<string[]>(),
    reviewed_on: p.date().nullable(),
    reviewer_id: p.uuid().nullable(),
    is_active: p.boolean(),
    /** The order among the featured ones, the lowest first; null where it is not featured. */
    featured_rank: p.integer().nullable(),
    /** Indicative prices in whole US dollars. */
    india_usd_min: p.integer().nullable(),
    india_usd_max: p.integer().nullable(),
    us_usd_min: p.integer().nullable(),
    us_usd_max: p.integer().nullable(),
    /** Days in the format `5-7`. */
    hospital_days: p.string().nullable(),
    total_days_in_india: p.string().nullable(),
    source: p.string().nullable(),
    created_by: p.uuid().nullable(),
    updated_by: p.uuid().nullable(),
    /** Grows with every change; the ETag. */
    version: p.integer(),
    created_at: p.datetime(),
    updated_at: p.datetime(),
  },
});

export class Treatment extends TreatmentSchema.class {}
TreatmentSchema.setClass(Treatment);

declare module '../../platform/database/tables.js' {
  interface Tables {
    treatment_categories: InferKyselyTable<typeof TreatmentCategorySchema>;
    treatments: InferKyselyTable<typeof TreatmentSchema>;
  }
}
