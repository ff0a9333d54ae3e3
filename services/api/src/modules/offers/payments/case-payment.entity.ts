import type { PaymentKind } from '@ayana/contracts/journey';
import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';

export const CasePaymentSchema = defineEntity({
  name: 'CasePayment',
  tableName: 'case_payments',
  properties: {
    id: p.uuid().primary(),
    journey_id: p.uuid(),
    quote_id: p.uuid().nullable(),
    kind: p.string().$type<PaymentKind>(),
    amount: p.integer(),
    currency: p.string().$type<'USD'>(),
    due_on: p.date().nullable(),
    how: p.text().nullable(),
    reported_at: p.datetime().nullable(),
    received_at: p.datetime().nullable(),
    received_by: p.uuid().nullable(),
    waived_at: p.datetime().nullable(),
    waived_by: p.uuid().nullable(),
    waived_reason: p.text().nullable(),
    version: p.integer(),
    created_at: p.datetime(),
    updated_at: p.datetime(),
    updated_by: p.uuid().nullable(),
  },
});

export class CasePaymentRow extends CasePaymentSchema.class {}
CasePaymentSchema.setClass(CasePaymentRow);

declare module '../../../platform/database/tables.js' {
  interface Tables {
    case_payments: InferKyselyTable<typeof CasePaymentSchema>;
  }
}
