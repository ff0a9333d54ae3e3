import { defineMessages } from '../language/index.ts';
import { CLINICAL_DOCUMENT_KINDS, DOCUMENT_KINDS, type DocumentKind, type DocumentState } from './case-parts.ts';
import type { JourneyPart } from './readers.ts';

export const DOCUMENT_KIND_NAMES: Record<DocumentKind, string> = defineMessages('contracts/journey/document-kinds', {
  passport: 'Passport',
  photo: 'Photo',
  report: 'Medical report',
  imaging: 'X-ray or scan',
  laboratory_result: 'Laboratory result',
  prescription: 'Prescription',
  consent: 'Consent form',
  quote: 'Quote',
  visa_letter: 'Visa letter',
  ticket: 'Ticket',
  admission_form: 'Admission form',
  interim_bill: 'Interim bill',
  discharge_summary: 'Discharge summary',
  fit_to_fly: 'Fit-to-fly certificate',
  final_bill: 'Final bill',
  receipt: 'Receipt',
  follow_up: 'Follow-up report',
  other: 'Other paper',
});

export const DOCUMENT_STATE_NAMES: Record<DocumentState, string> = defineMessages('contracts/journey/document-states', {
  wanted: 'Needed',
  uploaded: 'Being checked',
  checked: 'Checked',
  refused: 'Please send again',
});

/** What is opened besides single papers. */
export const RECORD_PARTS = [
  'journey',
  'record_pack',
  'export',
  'opinions',
  'check_ins',
  'patient_details',
  'consultation_notes',
  'stay',
  'discharge_summaries',
  'laboratory_results',
  'prescriptions',
] as const;
export type RecordPart = (typeof RECORD_PARTS)[number];

export const RECORD_PART_NAMES: Record<RecordPart, string> = defineMessages('contracts/journey/record-parts', {
  journey: 'The case: details and timeline',
  record_pack: 'Record pack',
  export: 'All data of the journey',
  opinions: 'Medical opinions',
  check_ins: 'Check-ins after the return',
  patient_details: 'Facts about the patient, such as allergies',
  consultation_notes: 'Notes of consultations',
  stay: 'The stay in hospital: checks and notes of the ward',
  discharge_summaries: 'Summaries of the stay in hospital',
  laboratory_results: 'Laboratory tests and results',
  prescriptions: 'Prescriptions',
});

/** What a patient chooses from; the others come from staff and partners. */
export const PATIENT_DOCUMENT_KINDS = [
  'report',
  'imaging',
  'laboratory_result',
  'prescription',
  'passport',
  'photo',
  'discharge_summary',
  'follow_up',
  'consent',
  'ticket',
  'receipt',
  'other',
] as const satisfies readonly DocumentKind[];

/** Most papers of one journey. */
export const DOCUMENTS_LIMIT = 200;

const isClinical = (kind: DocumentKind): boolean => CLINICAL_DOCUMENT_KINDS.some((each) => each === kind);

/** The part of a journey that a paper belongs to; null for papers that only the patient and the case workers see. */
export function documentPart(kind: DocumentKind): JourneyPart | null {
  if (isClinical(kind)) return 'clinical_documents';
  return kind === 'passport' || kind === 'visa_letter' ? kind : null;
}

/** The kinds of papers that someone who sees these parts of a journey may be shown. */
export function documentKindsOf(parts: Iterable<JourneyPart>): DocumentKind[] {
  const seen = new Set(parts);
  return DOCUMENT_KINDS.filter((kind) => {
    const part = documentPart(kind);
    return part !== null && seen.has(part);
  });
}

/** From the admission on there is a treatment, and with it a record that the law keeps. */
const ADMISSION_STAGE = 7;

/**
 * Whether the file of a paper stays when its patient deletes the account (docs/adr/0050): the checked medical papers of a treatment.
 * @param stage the highest completed one
 */
export const isRetained = (stage: number, { kind, status }: { kind: DocumentKind; status: DocumentState }): boolean =>
  stage >= ADMISSION_STAGE && status === 'checked' && isClinical(kind);

/** Types a browser shows without running anything of them. */
export const PREVIEW_TYPES: readonly string[] = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/gif',
  'image/webp',
];
