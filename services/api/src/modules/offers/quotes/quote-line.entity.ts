import type { QuoteCategory } from '@ayana/contracts/journey';
import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';

export const QuoteLineSchema = defineEntity({
  name: 'QuoteLine',
  tableName: 'quote_lines',
  properties: {
    id: p.uuid().primary(),
    quote_id: p.uuid(),
    position: p.integer(),
    category: p.string().$type<QuoteCategory>(),
    label: p.string(),
    quantity: p.integer(),
    unit_price: p.integer(),
    included: p.boolean(),
  },
});

export class QuoteLineRow extends QuoteLineSchema.class {}
QuoteLineSchema.setClass(QuoteLineRow);

declare module '../../../platform/database/tables.js' {
  interface Tables {
    quote_lines: InferKyselyTable<typeof QuoteLineSchema>;
  }
}
