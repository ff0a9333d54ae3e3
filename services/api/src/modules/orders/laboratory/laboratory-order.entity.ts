import type {
  Comparator,
  LaboratoryChoice,
  LaboratoryFlag,
  LaboratoryScale,
  LaboratoryState,
  Sex,
  Specimen,
} from '@ayana/contracts/journey';
import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';

export const LaboratoryOrderSchema = defineEntity({
  name: 'LaboratoryOrder',
  tableName: 'laboratory_orders',
  properties: {
    id: p.uuid().primary(),
    assignment_id: p.uuid(),
    journey_id: p.uuid(),
    order_number: p.string().defaultRaw(`'L-' || nextval('laboratory_order_numbers')::text`),
    ordered_by: p.uuid(),
    status: p.string().$type<LaboratoryState>(),
    tests: p.array(),
    sampled_at: p.datetime().nullable(),
    sampled_by: p.string().nullable(),
    accession_number: p.string().nullable(),
    resulted_at: p.datetime().nullable(),
    resulted_by: p.uuid().nullable(),
    reviewed_at: p.datetime().nullable(),
    reviewed_by: p.uuid().nullable(),
    released_at: p.datetime().nullable(),
    released_by: p.uuid().nullable(),
    document_id: p.uuid().nullable(),
    cancelled_reason: p.string().nullable(),
    paged_at: p.datetime().nullable(),
    pages: p.integer(),
    escalated_at: p.datetime().nullable(),
    task_id: p.uuid().nullable(),
    /** The case manager's, while no one of the laboratory may review. */
    review_task_id: p.uuid().nullable(),
    version: p.integer(),
    created_at: p.datetime(),
    updated_at: p.datetime(),
    updated_by: p.uuid().nullable(),
  },
});

export class LaboratoryOrderRow extends LaboratoryOrderSchema.class {}
LaboratoryOrderSchema.setClass(LaboratoryOrderRow);

export const LaboratoryResultSchema = defineEntity({
  name: 'LaboratoryResult',
  tableName: 'laboratory_results',
  properties: {
    id: p.uuid().primary(),
    laboratory_order_id: p.uuid(),
    test_code: p.string(),
    /** The number of the digits, which the previous release reads. */
    value: p.float().nullable(),
    comparator: p.string().$type<Comparator>().nullable(),
    digits: p.string().nullable(),
    method: p.string().nullable(),
    text: p.text().nullable(),
    unit: p.string(),
    low: p.float().nullable(),
    high: p.float().nullable(),
    critical_low: p.float().nullable(),
    critical_high: p.float().nullable(),
    flag: p.string().$type<LaboratoryFlag>(),
    flag_reason: p.string().nullable(),
    entered_by: p.uuid(),
    entered_at: p.datetime(),
    acknowledged_by: p.uuid().nullable(),
    acknowledged_at: p.datetime().nullable(),
  },
});

export class LaboratoryResultRow extends LaboratoryResultSchema.class {}
LaboratoryResultSchema.setClass(LaboratoryResultRow);

export const RejectedSampleSchema = defineEntity({
  name: 'RejectedSample',
  tableName: 'laboratory_rejected_samples',
  properties: {
    id: p.uuid().primary(),
    laboratory_order_id: p.uuid(),
    accession_number: p.string(),
    sampled_at: p.datetime(),
    sampled_by: p.string(),
    reason: p.string(),
    rejected_by: p.uuid(),
    rejected_at: p.datetime(),
  },
});

export class RejectedSampleRow extends RejectedSampleSchema.class {}
RejectedSampleSchema.setClass(RejectedSampleRow);

declare module '../../../platform/database/tables.js' {
  interface Tables {
    laboratory_orders: InferKyselyTable<typeof LaboratoryOrderSchema>;
    laboratory_results: InferKyselyTable<typeof LaboratoryResultSchema>;
    laboratory_rejected_samples: InferKyselyTable<typeof RejectedSampleSchema>;
    laboratory_tests: {
      code: string;
      name: string;
      group: string;
      unit: string;
      specimen: Specimen;
      decimals: number;
      scale: LaboratoryScale;
      choices: LaboratoryChoice[];
      position: number;
      possible_above: number | null;
      possible_to: number | null;
    };
    laboratory_ranges: {
      test_code: string;
      sex: Sex | null;
      age_from: number | null;
      age_to: number | null;
      low: number | null;
      high: number | null;
      critical_low: number | null;
      critical_high: number | null;
    };
  }
}
