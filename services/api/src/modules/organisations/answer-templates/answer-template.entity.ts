import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';

export const AnswerTemplateSchema = defineEntity({
  name: 'AnswerTemplate',
  tableName: 'answer_templates',
  properties: {
    id: p.uuid().primary(),
    partner_id: p.uuid(),
    name: p.string(),
    text: p.string(),
    version: p.integer(),
    updated_by: p.uuid().nullable(),
    created_at: p.datetime(),
    updated_at: p.datetime(),
  },
});

/** A text that the people of an organisation write again and again. */
export class AnswerTemplateRow extends AnswerTemplateSchema.class {}
AnswerTemplateSchema.setClass(AnswerTemplateRow);

declare module '../../../platform/database/tables.js' {
  interface Tables {
    answer_templates: InferKyselyTable<typeof AnswerTemplateSchema>;
  }
}
