import type { Language } from '@ayana/contracts/catalogue';
import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';

export const MessageTemplateSchema = defineEntity({
  name: 'MessageTemplate',
  tableName: 'message_templates',
  properties: {
    id: p.uuid().primary(),
    title: p.string(),
    text: p.string(),
    language: p.string().$type<Language>(),
    version: p.integer(),
    created_by: p.uuid().nullable(),
    created_at: p.datetime(),
    updated_at: p.datetime(),
    updated_by: p.uuid().nullable(),
  },
});

/** A text that staff send again and again. */
export class MessageTemplateRow extends MessageTemplateSchema.class {}
MessageTemplateSchema.setClass(MessageTemplateRow);

declare module '../../../platform/database/tables.js' {
  interface Tables {
    message_templates: InferKyselyTable<typeof MessageTemplateSchema>;
  }
}
