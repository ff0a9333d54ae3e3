import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';
import type { BrochureLanguage, BrochureSpeciality } from '@ayana/contracts/brochures';

export const BrochureRequestSchema = defineEntity({
  name: 'BrochureRequest',
  tableName: 'brochure_requests',
  properties: {
    id: p.uuid().primary(),
    /** Of the token in the mail's link. */
    token_hash: p.string(),
    speciality: p.string().$type<BrochureSpeciality>(),
    language: p.string().$type<BrochureLanguage>(),
    name: p.string().nullable(),
    email: p.string(),
    /** Whether we may write about the treatment later; false unless ticked. */
    may_write: p.boolean(),
    created_at: p.datetime(),
    expires_at: p.datetime(),
  },
});

/** A request for a brochure: its link opens it until it expires. */
export class BrochureRequest extends BrochureRequestSchema.class {}
BrochureRequestSchema.setClass(BrochureRequest);

declare module '../../platform/database/tables.js' {
  interface Tables {
    brochure_requests: InferKyselyTable<typeof BrochureRequestSchema>;
  }
}
