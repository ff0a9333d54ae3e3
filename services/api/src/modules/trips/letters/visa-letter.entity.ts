import type { LetterState } from '@ayana/contracts/journey';
import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';

export const VisaLetterSchema = defineEntity({
  name: 'VisaLetter',
  tableName: 'visa_letters',
  properties: {
    id: p.uuid().primary(),
    journey_id: p.uuid(),
    quote_id: p.uuid(),
    document_id: p.uuid(),
    code: p.string(),
    status: p.string().$type<LetterState>(),
    initials: p.string().nullable(),
    birth_year: p.integer().nullable(),
    passport_masked: p.string().nullable(),
    masked_file_id: p.uuid().nullable(),
    admission_on: p.date(),
    stay_until: p.date(),
    attendants: p.integer(),
    issued_by: p.uuid().nullable(),
    issued_at: p.datetime(),
    ended_at: p.datetime().nullable(),
  },
});

export class VisaLetterRow extends VisaLetterSchema.class {}
VisaLetterSchema.setClass(VisaLetterRow);

declare module '../../../platform/database/tables.js' {
  interface Tables {
    visa_letters: InferKyselyTable<typeof VisaLetterSchema>;
  }
}
