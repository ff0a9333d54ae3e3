import type { ConsentLanguage } from '@ayana/contracts/journey';
import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';

export const ConsentTextSchema = defineEntity({
  name: 'ConsentText',
  tableName: 'stay_consent_texts',
  properties: {
    id: p.uuid().primary(),
    partner_hospital_id: p.uuid(),
    language: p.string().$type<ConsentLanguage>(),
    version: p.integer(),
    title: p.string(),
    body: p.text(),
    written_by: p.uuid().nullable(),
    written_at: p.datetime(),
  },
});

export class ConsentTextRow extends ConsentTextSchema.class {}
ConsentTextSchema.setClass(ConsentTextRow);

export const StayConsentSchema = defineEntity({
  name: 'StayConsent',
  tableName: 'stay_consents',
  properties: {
    id: p.uuid().primary(),
    admission_id: p.uuid(),
    journey_id: p.uuid(),
    text_id: p.uuid(),
    document_id: p.uuid(),
    signed_name: p.string(),
    signed_by: p.uuid().nullable(),
    signed_at: p.datetime(),
    withdrawn_at: p.datetime().nullable(),
    withdrawn_reason: p.string().nullable(),
  },
});

export class StayConsentRow extends StayConsentSchema.class {}
StayConsentSchema.setClass(StayConsentRow);

declare module '../../../platform/database/tables.js' {
  interface Tables {
    stay_consent_texts: InferKyselyTable<typeof ConsentTextSchema>;
    stay_consents: InferKyselyTable<typeof StayConsentSchema>;
  }
}
