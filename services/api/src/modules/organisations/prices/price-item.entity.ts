import type { QuoteCategory } from '@ayana/contracts/journey';
import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';

export const PriceItemSchema = defineEntity({
  name: 'PriceItem',
  tableName: 'price_items',
  properties: {
    id: p.uuid().primary(),
    partner_hospital_id: p.uuid(),
    category: p.string().$type<QuoteCategory>(),
    label: p.string(),
    /** US cents. */
    unit_price: p.integer(),
    valid_from: p.date(),
    valid_until: p.date().nullable(),
    version: p.integer(),
    updated_by: p.uuid().nullable(),
    created_at: p.datetime(),
    updated_at: p.datetime(),
  },
});

/** A price of a hospital, within its days. */
export class PriceItemRow extends PriceItemSchema.class {}
PriceItemSchema.setClass(PriceItemRow);

declare module '../../../platform/database/tables.js' {
  interface Tables {
    price_items: InferKyselyTable<typeof PriceItemSchema>;
  }
}
