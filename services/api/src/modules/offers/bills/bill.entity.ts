import type { BillKind, BillState, QuoteCategory } from '@ayana/contracts/journey';
import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';

export const BillSchema = defineEntity({
  name: 'Bill',
  tableName: 'bills',
  properties: {
    id: p.uuid().primary(),
    journey_id: p.uuid(),
    quote_id: p.uuid(),
    partner_hospital_id: p.uuid(),
    kind: p.string().$type<BillKind>(),
    version: p.integer(),
    status: p.string().$type<BillState>(),
    currency: p.string().$type<'USD'>(),
    note: p.text().nullable(),
    supersedes: p.uuid().nullable(),
    reason: p.text().nullable(),
    sent_at: p.datetime().nullable(),
    sent_by: p.uuid().nullable(),
    created_by: p.uuid().nullable(),
    revision: p.integer(),
    created_at: p.datetime(),
    updated_at: p.datetime(),
    updated_by: p.uuid().nullable(),
  },
});

export class BillRow extends BillSchema.class {}
BillSchema.setClass(BillRow);

export const BillLineSchema = defineEntity({
  name: 'BillLine',
  tableName: 'bill_lines',
  properties: {
    id: p.uuid().primary(),
    bill_id: p.uuid(),
    position: p.integer(),
    category: p.string().$type<QuoteCategory>(),
    label: p.string(),
    quantity: p.integer(),
    unit_price: p.integer(),
    /** US cents: of 999 of the dearest, more than an integer holds in the database. */
    amount: p.bigint('number'),
    quote_line_id: p.uuid().nullable(),
    explanation: p.text().nullable(),
  },
});

export class BillLineRow extends BillLineSchema.class {}
BillLineSchema.setClass(BillLineRow);

declare module '../../../platform/database/tables.js' {
  interface Tables {
    bills: InferKyselyTable<typeof BillSchema>;
    bill_lines: InferKyselyTable<typeof BillLineSchema>;
  }
}
