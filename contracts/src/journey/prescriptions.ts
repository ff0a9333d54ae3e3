import type { Id, Integer, Moment, Page } from '../shapes/index.ts';
import type { LastEdit } from '../editing/index.ts';
import { defineMessages, plural } from '../language/index.ts';
import type { Workflow } from '../workflow/index.ts';
import type { MedicineAlert } from './medicines.ts';
import type { OrderPatient, OrderPerson } from './laboratory.ts';
import type { PrescriptionSignature } from './prescription-signatures.ts';

export const PRESCRIPTION_STATES = [
  'written',
  'received',
  'query',
  'ready',
  'part_dispensed',
  'dispensed',
  'delivered',
  'cancelled',
] as const;
export type PrescriptionState = (typeof PRESCRIPTION_STATES)[number];

export const PRESCRIPTION_STATE_NAMES: Record<PrescriptionState, string> = defineMessages(
  'contracts/journey/prescription-state-names',
  {
    written: 'Sent to the pharmacy',
    received: 'Being prepared',
    query: 'Question to the doctor',
    ready: 'Ready',
    part_dispensed: 'Part handed out',
    dispensed: 'Handed out',
    delivered: 'Delivered',
    cancelled: 'Cancelled',
  },
);

/** What may happen to a prescription. The API also looks at whose it is. */
export const PRESCRIPTION_WORKFLOW = {
  receive: { from: ['written'], to: ['received'], entry: 'pharmacy_work', note: 'internal' },
  ask: { from: ['received'], to: ['query'], entry: 'pharmacy_work', note: 'internal' },
  /** Once no question is open any more. */
  answer: { from: ['query'], to: ['received'], entry: 'case_manager', note: 'internal' },
  prepare: { from: ['received', 'part_dispensed'], to: ['ready'], entry: 'pharmacy_work', note: 'public' },
  dispense: { from: ['ready'], to: ['dispensed', 'part_dispensed'], entry: 'pharmacy_work', note: 'internal' },
  /** What is missing after a part is prepared next. */
  deliver: {
    from: ['dispensed', 'part_dispensed'],
    to: ['delivered', 'received'],
    entry: 'pharmacy_work',
    note: 'public',
  },
  cancel: {
    from: ['written', 'received', 'query', 'ready'],
    to: ['cancelled'],
    entry: 'case_manager',
    note: 'internal',
  },
} as const satisfies Workflow<PrescriptionState, string>;
export type PrescriptionStep = keyof typeof PRESCRIPTION_WORKFLOW;

export const MEDICINE_FORMS = [
  'tablet',
  'capsule',
  'syrup',
  'drops',
  'injection',
  'cream',
  'inhaler',
  'patch',
  'other',
] as const;
export type MedicineForm = (typeof MEDICINE_FORMS)[number];
export const MEDICINE_FORM_NAMES: Record<MedicineForm, string> = defineMessages(
  'contracts/journey/medicine-form-names',
  {
    tablet: 'Tablet',
    capsule: 'Capsule',
    syrup: 'Syrup',
    drops: 'Drops',
    injection: 'Injection',
    cream: 'Cream',
    inhaler: 'Inhaler',
    patch: 'Patch',
    other: 'Other',
  },
);

export const FREQUENCIES = [
  'once_a_day',
  'twice_a_day',
  'three_times_a_day',
  'four_times_a_day',
  'at_night',
  'once_a_week',
  'when_needed',
] as const;
export type Frequency = (typeof FREQUENCIES)[number];
export const FREQUENCY_NAMES: Record<Frequency, string> = defineMessages('contracts/journey/frequency-names', {
  once_a_day: 'Once a day',
  twice_a_day: 'Twice a day, morning and evening',
  three_times_a_day: 'Three times a day',
  four_times_a_day: 'Four times a day',
  at_night: 'Once a day, at night',
  once_a_week: 'Once a week',
  when_needed: 'When needed',
});

export const SUBSTITUTIONS = ['allowed', 'ask', 'no'] as const;
export type Substitution = (typeof SUBSTITUTIONS)[number];
export const SUBSTITUTION_NAMES: Record<Substitution, string> = defineMessages('contracts/journey/substitution-names', {
  allowed: 'Another brand is allowed',
  ask: 'Ask the doctor before giving another one',
  no: 'Only this one',
});

export const QUERY_ANSWERS = ['allowed', 'not_allowed', 'other'] as const;
export type QueryAnswer = (typeof QUERY_ANSWERS)[number];
export const QUERY_ANSWER_NAMES: Record<QueryAnswer, string> = defineMessages('contracts/journey/query-answer-names', {
  allowed: 'Allowed',
  not_allowed: 'Not allowed',
  other: 'Give something else',
});

export const PRESCRIPTION_ITEMS_MAX = 20;
export const MEDICINE_QUANTITY_MAX = 9999;
export const MEDICINE_DAYS_MAX = 365;

/** How often a medicine is taken in a day; null where that does not follow. */
const TIMES: Record<Frequency, number | null> = {
  once_a_day: 1,
  twice_a_day: 2,
  three_times_a_day: 3,
  four_times_a_day: 4,
  at_night: 1,
  once_a_week: null,
  when_needed: null,
};

/** The pieces that last for the days, for a dose in pieces (`2 tablets`); null where that does not follow. */
export function quantityFor(dose: string, frequency: Frequency, days: number): number | null {
  const pieces = /^\s*(\d{1,2})(\s*(tablets?|capsules?|patch(es)?|puffs?))?\s*$/i.exec(dose)?.[1];
  const times = TIMES[frequency];
  if (pieces === undefined || times === null || !Number.isInteger(days) || days < 1) return null;
  return Number(pieces) * times * days;
}

const directions = defineMessages('contracts/journey/directions', {
  line: (dose: string, frequency: string): string => `${dose}. ${frequency}.`,
  days: (line: string, days: number): string =>
    `${line} ${plural(days, { one: 'For one day.', other: `For ${days} days.` })}`,
});

const handedOut = defineMessages('contracts/journey/handed-out', {
  brand: (brand: string, medicine: string): string => `${brand} (${medicine})`,
});

/** What a patient gets: the medicine with its strength, and the brand in the box where it is another one. */
export function givenText({
  medicine,
  strength,
  brand,
}: Pick<PrescriptionItem, 'medicine' | 'strength' | 'brand'>): string {
  const written = `${medicine} ${strength}`;
  return brand === null ? written : handedOut.brand(brand, written);
}

/** What a patient does with a medicine, in the language of the reader. */
export function directionsOf({ dose, frequency, days }: Pick<PrescriptionItem, 'dose' | 'frequency' | 'days'>): string {
  // `1 tab.` ends its sentence itself.
  return directions.days(directions.line(dose.replace(/\.$/u, ''), FREQUENCY_NAMES[frequency]), days);
}

export interface PrescriptionItem {
  id: Id;
  medicine: string;
  strength: string;
  form: MedicineForm;
  // As the doctor writes it: `1 tablet`, `5 ml`.
  dose: string;
  frequency: Frequency;
  days: Integer;
  // Pieces or packs in all.
  quantity: Integer;
  substitution: Substitution;
  dispensed_quantity: Integer;
  /** What spoke against it when it was prescribed. */
  alerts: MedicineAlert[];
  // Why it is given all the same.
  alert_reason: string | null;
  /** False: the kept list does not know it, and nothing was checked. */
  is_known: boolean;
  /** Handed out, of the same substance and strength. */
  brand: string | null;
  /** The item that is given instead, with its own dose. */
  replaced_by: Id | null;
}

export interface PrescriptionQuery {
  id: Id;
  item_id: Id;
  question: string;
  proposed_medicine: string | null;
  proposed_strength: string | null;
  asked_at: Moment;
  asked_by: OrderPerson;
  answer: QueryAnswer | null;
  // Of `other`: what to give.
  answer_medicine: string | null;
  answer_note: string | null;
  answered_at: Moment | null;
  answered_by: OrderPerson | null;
}

/** Where the patient stays now, else the hospital that treats them, else what the account says. */
export interface DeliveryAddress {
  // As in the passport, where that is known.
  name: string;
  address: string | null;
  phone: string | null;
}

export interface DeliveredItem {
  item_id: Id;
  quantity: Integer;
}

export interface PrescriptionDelivery {
  id: Id;
  // The person who took it.
  received_by: string;
  /** What they are to the patient; null for the patient, and where it was not said. */
  relation: string | null;
  /** Where it was brought; null where it was collected, and for those who do not see addresses. */
  address: string | null;
  /** A photo was taken of it: `GET /prescriptions/{id}/deliveries/{delivery_id}/photo`. */
  has_photo: boolean;
  delivered_at: Moment;
  // What was in it.
  items: DeliveredItem[];
}

/** A prescription, as its GET returns it. What a reader may not know is not in it. */
export interface Prescription extends LastEdit {
  id: Id;
  /** @example "P-100023" */
  order_number: string;
  journey_id: Id;
  /**
   * Of the case, as people say it.
   * @example "AY-7K2Q4"
   */
  case_number: string;
  assignment_id: Id;
  status: PrescriptionState;
  pharmacy: string;
  written_by: OrderPerson;
  // Null for one that was written before prescriptions were signed.
  signature: PrescriptionSignature | null;
  /** The one that it corrects. */
  replaces: Id | null;
  patient: OrderPatient;
  /** Where it is brought. Absent for the one who wrote it. */
  deliver_to?: DeliveryAddress;
  /** It was not accepted yet. Absent for the patient. */
  is_new?: boolean;
  // For the pharmacy. Absent for the patient.
  note?: string;
  due_at: Moment | null;
  items: PrescriptionItem[];
  // Absent for the patient.
  queries?: PrescriptionQuery[];
  deliveries: PrescriptionDelivery[];
  /** The pharmacy has declined. */
  is_declined: boolean;
  declined_reason?: string | null;
  ready_at: Moment | null;
  cancelled_reason?: string | null;
  // What the caller may do now.
  steps: PrescriptionStep[];
  /** The ETag. */
  version: Integer;
  created_at: Moment;
}

export type PrescriptionsPage = Page<Prescription>;
