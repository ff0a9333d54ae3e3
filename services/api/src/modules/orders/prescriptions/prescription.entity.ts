import type {
  Frequency,
  LetterState,
  MedicineAlert,
  MedicineForm,
  PrescriptionState,
  QueryAnswer,
  Substitution,
} from '@ayana/contracts/journey';
import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';

export const PrescriptionSchema = defineEntity({
  name: 'Prescription',
  tableName: 'prescriptions',
  properties: {
    id: p.uuid().primary(),
    assignment_id: p.uuid(),
    journey_id: p.uuid(),
    order_number: p.string().defaultRaw(`'P-' || nextval('prescription_numbers')::text`),
    doctor_id: p.uuid(),
    status: p.string().$type<PrescriptionState>(),
    ready_at: p.datetime().nullable(),
    cancelled_reason: p.string().nullable(),
    replaces: p.uuid().nullable(),
    version: p.integer(),
    created_at: p.datetime(),
    updated_at: p.datetime(),
    updated_by: p.uuid().nullable(),
  },
});
export class PrescriptionRow extends PrescriptionSchema.class {}
PrescriptionSchema.setClass(PrescriptionRow);

export const PrescriptionItemSchema = defineEntity({
  name: 'PrescriptionItem',
  tableName: 'prescription_items',
  properties: {
    id: p.uuid().primary(),
    prescription_id: p.uuid(),
    position: p.integer(),
    medicine: p.string(),
    strength: p.string(),
    form: p.string().$type<MedicineForm>(),
    dose: p.string(),
    frequency: p.string().$type<Frequency>(),
    days: p.integer(),
    quantity: p.integer(),
    substitution: p.string().$type<Substitution>(),
    dispensed_quantity: p.integer(),
    alerts: p.json<MedicineAlert[]>(),
    alert_reason: p.string().nullable(),
    is_known: p.boolean(),
    brand: p.string().nullable(),
    replaced_by: p.uuid().nullable(),
  },
});
export class PrescriptionItemRow extends PrescriptionItemSchema.class {}
PrescriptionItemSchema.setClass(PrescriptionItemRow);

export const PrescriptionQuerySchema = defineEntity({
  name: 'PrescriptionQuery',
  tableName: 'prescription_queries',
  properties: {
    id: p.uuid().primary(),
    prescription_id: p.uuid(),
    item_id: p.uuid(),
    question: p.string(),
    proposed_medicine: p.string().nullable(),
    proposed_strength: p.string().nullable(),
    asked_by: p.uuid(),
    asked_at: p.datetime(),
    answer: p.string().$type<QueryAnswer>().nullable(),
    answer_medicine: p.string().nullable(),
    answer_note: p.string().nullable(),
    answered_by: p.uuid().nullable(),
    answered_at: p.datetime().nullable(),
  },
});
export class PrescriptionQueryRow extends PrescriptionQuerySchema.class {}
PrescriptionQuerySchema.setClass(PrescriptionQueryRow);

export const PrescriptionDeliverySchema = defineEntity({
  name: 'PrescriptionDelivery',
  tableName: 'prescription_deliveries',
  properties: {
    id: p.uuid().primary(),
    prescription_id: p.uuid(),
    received_by: p.string(),
    delivered_at: p.datetime(),
    relation: p.string().nullable(),
    address: p.string().nullable(),
    proof_document_id: p.uuid().nullable(),
    recorded_by: p.uuid(),
    items: p.json<{ item_id: string; quantity: number }[]>(),
    created_at: p.datetime(),
  },
});
export class PrescriptionDeliveryRow extends PrescriptionDeliverySchema.class {}
PrescriptionDeliverySchema.setClass(PrescriptionDeliveryRow);

export const PrescriptionSignatureSchema = defineEntity({
  name: 'PrescriptionSignature',
  tableName: 'prescription_signatures',
  properties: {
    id: p.uuid().primary(),
    prescription_id: p.uuid(),
    journey_id: p.uuid(),
    code: p.string(),
    status: p.string().$type<LetterState>(),
    sha256: p.string(),
    signed_by: p.uuid(),
    signer_name: p.string(),
    registration_number: p.string(),
    council: p.string().nullable(),
    initials: p.string().nullable(),
    birth_year: p.integer().nullable(),
    signed_at: p.datetime(),
    ended_at: p.datetime().nullable(),
  },
});
export class PrescriptionSignatureRow extends PrescriptionSignatureSchema.class {}
PrescriptionSignatureSchema.setClass(PrescriptionSignatureRow);

declare module '../../../platform/database/tables.js' {
  interface Tables {
    prescriptions: InferKyselyTable<typeof PrescriptionSchema>;
    prescription_items: InferKyselyTable<typeof PrescriptionItemSchema>;
    prescription_queries: InferKyselyTable<typeof PrescriptionQuerySchema>;
    prescription_signatures: InferKyselyTable<typeof PrescriptionSignatureSchema>;
    prescription_deliveries: InferKyselyTable<typeof PrescriptionDeliverySchema>;
  }
}
