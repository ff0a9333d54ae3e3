import {
  ACCEPTED_QUOTE_PARTS,
  ASSIGNMENT_GRANTS,
  ASSIGNMENT_KINDS,
  authorKind,
  COMPANION_PARTS,
  DOCUMENT_KINDS,
  DOCUMENT_STATES,
  documentKindsOf,
  documentPart,
  isOrderKind,
  isRetained,
  JOURNEY_PARTS,
  PREVIEW_TYPES,
  READER_PARTS,
} from './index.ts';

test('the patient and the staff see all of a journey, a companion nothing that was not allowed', () => {
  expect([READER_PARTS.patient, READER_PARTS.case_worker]).toEqual([JOURNEY_PARTS, JOURNEY_PARTS]);
  expect(READER_PARTS.companion).toEqual([]);
  expect(COMPANION_PARTS).toEqual({
    see_journey: ['stages', 'timeline', 'treatment', 'name', 'language', 'dates', 'legs', 'travel'],
    write_messages: ['messages'],
    see_documents: ['clinical_documents', 'visa_letter'],
  });
  expect(ACCEPTED_QUOTE_PARTS).toEqual(['name', 'age', 'contact', 'admission', 'bills']);
});

const PAPERS = [
  'report',
  'imaging',
  'laboratory_result',
  'prescription',
  'discharge_summary',
  'fit_to_fly',
  'follow_up',
];

test('medical papers are one part, passport and visa letter their own, and the others are not handed out', () => {
  expect(DOCUMENT_KINDS.filter((kind) => documentPart(kind) === 'clinical_documents')).toEqual(PAPERS);
  expect([documentPart('passport'), documentPart('visa_letter'), documentPart('photo')]).toEqual([
    'passport',
    'visa_letter',
    null,
  ]);
  expect(documentKindsOf(['visa_letter', 'passport', 'name'])).toEqual(['passport', 'visa_letter']);
  expect(documentKindsOf(['clinical_documents'])).toEqual(PAPERS);
  expect(documentKindsOf([])).toEqual([]);
});

test('work is granted the papers it needs', () => {
  const granted = ASSIGNMENT_KINDS.map((kind) => [kind, ASSIGNMENT_GRANTS[kind]]);
  expect(Object.fromEntries(granted)).toEqual({
    opinion: PAPERS,
    referral: PAPERS,
    visa_support: ['passport', 'visa_letter'],
    transport: [],
    lodging: [],
    lab_order: [],
    prescription: [],
  });
  expect(ASSIGNMENT_KINDS.filter(isOrderKind)).toEqual(['lab_order', 'prescription']);
});

test('checked medical papers are kept from the admission on', () => {
  const kept = (stage: number) => DOCUMENT_KINDS.filter((kind) => isRetained(stage, { kind, status: 'checked' }));
  expect([kept(6), kept(7), kept(10)]).toEqual([[], PAPERS, PAPERS]);
  expect(DOCUMENT_STATES.filter((status) => isRetained(7, { kind: 'report', status }))).toEqual(['checked']);
});

test('a browser shows pictures and PDF, and nothing that could run', () => {
  expect(PREVIEW_TYPES).toEqual(['application/pdf', 'image/jpeg', 'image/png', 'image/gif', 'image/webp']);
});

test.each([
  [true, true, 'patient', 'patient'],
  [false, true, 'patient', 'staff'],
  [false, true, 'internal', 'staff'],
  [false, false, 'patient', 'companion'],
  [false, false, 'partner', 'assignee'],
] as const)('patient %s, staff %s: in the thread “%s” wrote the %s', (patient, staff, thread, kind) => {
  expect(authorKind({ patient, staff }, thread)).toBe(kind);
});
