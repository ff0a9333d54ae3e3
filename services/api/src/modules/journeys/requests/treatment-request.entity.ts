import type { PriorityLevel, TreatmentRequestState } from '@ayana/contracts/journey';
import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';

export const TreatmentRequestSchema = defineEntity({
  name: 'TreatmentRequest',
  tableName: 'treatment_requests',
  properties: {
    id: p.uuid().primary(),
    patient_id: p.uuid(),
    /** Null while it is not decided, or said in the patient's own words only. */
    treatment_id: p.uuid().nullable(),
    /** The patient's own words; empty for "I do not know yet". */
    treatment_words: p.string().default(''),
    patient_notes: p.string().nullable(),
    priority_level: p.string().$type<PriorityLevel>(),
    status: p.string().$type<TreatmentRequestState>(),
    admin_notes: p.string().nullable(),
    preferred_city: p.string().nullable(),
    preferred_from: p.date().nullable(),
    preferred_to: p.date().nullable(),
    attendants: p.integer().nullable(),
    /** The request of the inbox it was made from. */
    inbox_item_id: p.uuid().nullable(),
    /** Until when the staff answer it; null for rows of the previous release. */
    answer_by: p.datetime().nullable(),
    version: p.integer(),
    created_at: p.datetime(),
    updated_at: p.datetime(),
    updated_by: p.uuid().nullable(),
    /** What a person set the last time: it holds until a later fact moves the request on. */
    set_status: p.string().$type<TreatmentRequestState>().nullable(),
    set_status_at: p.datetime().nullable(),
    set_status_by: p.uuid().nullable(),
  },
});

export class TreatmentRequestRow extends TreatmentRequestSchema.class {}
TreatmentRequestSchema.setClass(TreatmentRequestRow);

declare module '../../../platform/database/tables.js' {
  interface Tables {
    treatment_requests: InferKyselyTable<typeof TreatmentRequestSchema>;
  }
}
