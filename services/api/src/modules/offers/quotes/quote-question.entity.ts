import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';

export const QuoteQuestionSchema = defineEntity({
  name: 'QuoteQuestion',
  tableName: 'quote_questions',
  properties: {
    id: p.uuid().primary(),
    quote_id: p.uuid(),
    line_id: p.uuid().nullable(),
    text: p.text(),
    asked_by: p.uuid(),
    asked_at: p.datetime(),
    answer: p.text().nullable(),
    answered_by: p.uuid().nullable(),
    answered_by_hospital: p.boolean(),
    answered_at: p.datetime().nullable(),
  },
});

export class QuoteQuestionRow extends QuoteQuestionSchema.class {}
QuoteQuestionSchema.setClass(QuoteQuestionRow);

declare module '../../../platform/database/tables.js' {
  interface Tables {
    quote_questions: InferKyselyTable<typeof QuoteQuestionSchema>;
  }
}
