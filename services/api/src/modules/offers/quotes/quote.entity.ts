import type { QuoteState, QuoteTerm } from '@ayana/contracts/journey';
import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';

export const QuoteSchema = defineEntity({
  name: 'Quote',
  tableName: 'quotes',
  properties: {
    id: p.uuid().primary(),
    journey_id: p.uuid(),
    assignment_id: p.uuid().nullable(),
    partner_hospital_id: p.uuid(),
    doctor_id: p.uuid().nullable(),
    version: p.integer(),
    status: p.string().$type<QuoteState>(),
    currency: p.string().$type<'USD'>(),
    valid_until: p.date(),
    room_class: p.string().nullable(),
    days_in_hospital: p.integer().nullable(),
    days_in_india: p.integer().nullable(),
    deposit: p.integer().nullable(),
    refund_terms: p.string().nullable(),
    exclusions: p.string().nullable(),
    not_given: p.array().$type<QuoteTerm[]>(),
    sent_at: p.datetime().nullable(),
    decided_at: p.datetime().nullable(),
    decision_reason: p.text().nullable(),
    created_by: p.uuid().nullable(),
    revision: p.integer(),
    created_at: p.datetime(),
    updated_at: p.datetime(),
    updated_by: p.uuid().nullable(),
  },
});

export class QuoteRow extends QuoteSchema.class {}
QuoteSchema.setClass(QuoteRow);

declare module '../../../platform/database/tables.js' {
  interface Tables {
    quotes: InferKyselyTable<typeof QuoteSchema>;
  }
}
