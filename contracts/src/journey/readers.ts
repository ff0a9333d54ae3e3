import type { Id, Integer } from '../shapes/index.ts';
import type { AssignmentKind } from './assignments.ts';

/**
 * What a person is to one journey. An assignee is named by the kind of the work handed to them; `hospital_letter` is a hospital that is
 * asked for the letter for the visa.
 */
export const READER_KINDS = [
  'patient',
  'companion',
  'case_worker',
  'opinion',
  'referral',
  'visa_support',
  'hospital_letter',
  'transport',
  'lodging',
  'lab_order',
  'prescription',
] as const satisfies readonly ('patient' | 'companion' | 'case_worker' | 'hospital_letter' | AssignmentKind)[];
export type ReaderKind = (typeof READER_KINDS)[number];

/** What there is to see of a journey. */
export const JOURNEY_PARTS = [
  'stages',
  'timeline',
  'treatment',
  'age_band_and_sex',
  'age',
  'name',
  'contact',
  'address',
  'nationality',
  'passport',
  'language',
  'party_size',
  'special_needs',
  'patient_notes',
  'allergies',
  'current_medicines',
  'weight',
  'pregnancy',
  'health_history',
  'clinical_documents',
  'visa_letter',
  'opinion',
  'own_quote',
  'quotes',
  'dates',
  'legs',
  'travel',
  'released_results',
  'tests_and_results',
  'prescription_items',
  'own_orders',
  'tasks',
  'assignments',
  'messages',
  'check_ins',
  'people',
  'accesses',
  'consultation_notes',
  'visa',
  'admission',
  'bills',
] as const;
export type JourneyPart = (typeof JOURNEY_PARTS)[number];

const OWN: readonly JourneyPart[] = JOURNEY_PARTS;
/** Clinical work, until the quote is accepted: then also `name` and `contact`. `released_results` are those of any laboratory, and the prescriptions. */
const CLINICAL: readonly JourneyPart[] = [
  'treatment',
  'patient_notes',
  'dates',
  'party_size',
  'special_needs',
  'age_band_and_sex',
  'allergies',
  'current_medicines',
  'weight',
  'pregnancy',
  'health_history',
  'clinical_documents',
  'released_results',
  'opinion',
  'own_quote',
  'language',
];
const CARRIER: readonly JourneyPart[] = ['name', 'party_size', 'legs', 'language', 'special_needs'];

/**
 * Who sees what of a journey: the one table. Clinical documents are those granted, for everyone but the patient and the case workers.
 * A companion sees what the patient allows (`COMPANION_PARTS`).
 */
export const READER_PARTS: Record<ReaderKind, readonly JourneyPart[]> = {
  patient: OWN,
  case_worker: OWN,
  companion: [],
  /** `own_orders`: the tests and medicines they ordered themselves. */
  opinion: [...CLINICAL, 'own_orders'],
  referral: CLINICAL,
  visa_support: ['name', 'nationality', 'party_size', 'passport', 'visa_letter', 'dates', 'legs', 'visa'],
  /** It issues the letter without seeing a passport, and opens a copy of its own. */
  hospital_letter: ['name', 'nationality', 'dates'],
  transport: CARRIER,
  lodging: CARRIER,
  lab_order: ['name', 'age', 'age_band_and_sex', 'pregnancy', 'tests_and_results'],
  prescription: ['name', 'age', 'weight', 'allergies', 'current_medicines', 'prescription_items'],
};

/** What the hospital of an accepted quote sees besides. */
export const ACCEPTED_QUOTE_PARTS: readonly JourneyPart[] = ['name', 'age', 'contact', 'admission', 'bills'];

export const COMPANION_PERMISSIONS = ['see_journey', 'write_messages', 'see_documents'] as const;
export type CompanionPermission = (typeof COMPANION_PERMISSIONS)[number];

/** What each permission of a patient shows a companion. */
export const COMPANION_PARTS: Record<CompanionPermission, readonly JourneyPart[]> = {
  see_journey: ['stages', 'timeline', 'treatment', 'name', 'language', 'dates', 'legs', 'travel'],
  write_messages: ['messages'],
  see_documents: ['clinical_documents', 'visa_letter'],
};

export interface AccompaniedJourneys {
  items: AccompaniedJourney[];
}

export interface AccompaniedJourney {
  /** Of the caller as a companion: what they withdraw to leave. */
  companion_id: Id;
  journey_id: Id;
  /**
   * Of the case, as people say it.
   * @example "AY-7K2Q4"
   */
  case_number: string;
  patient_name: string;
  /** Null unless they may see the journey. */
  current_stage: Integer | null;
  may: CompanionPermission[];
}
