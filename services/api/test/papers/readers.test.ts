import {
  ACCEPTED_QUOTE_PARTS,
  type JourneyPart,
  JOURNEY_PARTS,
  type LaboratoryOrder,
  type MedicalOpinion,
  READER_PARTS,
} from '@ayana/contracts/journey';
import { writeCaseSheet } from '../../src/modules/cases/case-sheet/write-case-sheet.js';
import { writeReport } from '../../src/modules/orders/laboratory/write-report.js';
import { writeOpinion } from '../../src/modules/offers/opinions/write-opinion.js';
import { writeCourierLabel } from '../../src/modules/orders/prescriptions/write-prescription-papers.js';
import { partsOnPaper } from '../../src/modules/patient-papers/paper-patient.js';
import { pdfPages } from '../../src/platform/typesetting/testing/pdf-text.js';
import { sampleParcel, samplePapers, samplePatient, sampleSheet, type Written } from './sample-papers.js';

/**
 * Each paper about a patient, drawn for each of its readers. What a reader must and must not see is written by hand, from the plan's table of
 * who sees what.
 */
const NAME = 'Nadia Rahman';
const AT = new Date('2026-11-28T08:30:00Z');
const patient = samplePatient(NAME);
const textOf = (pdf: Uint8Array): string => pdfPages(pdf).join(' ');

const SIGNS = {
  name: NAME,
  case_number: 'AY-7K2Q4',
  birth: '2 May 1971',
  age: '55 years',
  band: '50 to 59 years',
  sex: 'Female',
  allergies: 'Penicillin',
  medicines: 'Metformin',
  conditions: 'Diabetes',
  phone: '+880 1712 345678',
  email: 'person@people.example',
} as const;
type Sign = keyof typeof SIGNS;

const drawn = async (write: (() => Written) | undefined): Promise<Uint8Array> => {
  if (write === undefined) throw new Error('There is no such paper');
  return write();
};

/** The signs that are on a paper. */
const signsOf = (pdf: Uint8Array, of: readonly Sign[] = Object.keys(SIGNS) as Sign[]): Sign[] => {
  const text = textOf(pdf);
  return of.filter((sign) => text.includes(SIGNS[sign]));
};

const READERS: Record<string, ReadonlySet<JourneyPart>> = {
  patient: new Set(READER_PARTS.patient),
  staff: new Set(JOURNEY_PARTS),
  doctor: new Set(READER_PARTS.opinion),
  hospital: new Set(READER_PARTS.referral),
  chosen_hospital: new Set([...READER_PARTS.referral, ...ACCEPTED_QUOTE_PARTS]),
};

const opinion = (parts: ReadonlySet<JourneyPart>): Uint8Array =>
  writeOpinion({
    opinion: {
      version: 1,
      summary: 'The knee is worn.',
      reason: null,
      recommended_treatment: null,
      alternatives: null,
      risks: null,
      fit_to_travel: null,
      days_in_hospital: null,
      days_in_india: null,
    } as MedicalOpinion,
    signed_at: AT.toISOString(),
    made_at: AT.toISOString(),
    before: undefined,
    parts: partsOnPaper(parts),
    patient,
    treatment: 'Knee replacement',
    doctor: { name: 'Dr Rao', title: null, hospital: null, registration: null },
  });

test.each([
  ['patient', ['name', 'case_number', 'birth', 'age', 'sex', 'allergies']],
  ['staff', ['name', 'case_number', 'birth', 'age', 'sex', 'allergies']],
  ['doctor', ['case_number', 'band', 'sex', 'allergies']],
  ['hospital', ['case_number', 'band', 'sex', 'allergies']],
  ['chosen_hospital', ['name', 'case_number', 'age', 'sex', 'allergies']],
] as const)('the opinion for the %s', (reader, signs) => {
  expect(signsOf(opinion(READERS[reader] ?? new Set()))).toEqual(signs);
});

test.each([
  ['staff', ['name', 'case_number', 'birth', 'age', 'sex', 'allergies', 'medicines', 'conditions']],
  ['hospital', ['case_number', 'band', 'sex', 'allergies', 'medicines', 'conditions']],
  ['chosen_hospital', ['name', 'case_number', 'age', 'sex', 'allergies', 'medicines', 'conditions']],
] as const)('the case sheet for the %s, on one page', (reader, signs) => {
  const sheet = writeCaseSheet(
    { ...sampleSheet(patient, 'Wheelchair', [...(READERS[reader] ?? [])]), phone: null, email: null },
    AT,
  );
  expect(signsOf(sheet)).toEqual(signs);
  expect(pdfPages(sheet)).toHaveLength(1);
});

test('the report of a laboratory has the age and the sex, and neither allergies nor medicines', () => {
  const report = writeReport(
    {
      order_number: 'L-100021',
      case_number: 'AY-7K2Q4',
      laboratory: 'Delta Laboratory',
      ordered_by: { id: 'd', name: 'Dr Rao' },
      accession_number: null,
      sampled_at: null,
      sampled_by: null,
      reviewed_by: null,
      released_at: AT.toISOString(),
      updated_at: AT.toISOString(),
      tests: [],
    } as unknown as LaboratoryOrder,
    patient,
  );
  expect(signsOf(report)).toEqual(['name', 'case_number', 'age', 'sex']);
});

test('the label inside the parcel has the medicines, that of the courier has none of them: name, address, telephone, order', async () => {
  const medicines = ['Amoxicillin', '500 mg', 'Mox'];
  const { labels } = samplePapers(NAME, '1 tablet');
  const inside = textOf(await drawn(labels));
  const outside = textOf(writeCourierLabel(sampleParcel(NAME, '4 Lake Road')));
  for (const shown of [...medicines, NAME, 'AY-7K2Q4']) expect(inside).toContain(shown);
  for (const hidden of [...medicines, 'Penicillin', 'tablet', 'children'])
    expect([hidden, outside.includes(hidden)]).toEqual([hidden, false]);
  for (const shown of [
    NAME,
    'Lotus Guest House, 4 Lake Road',
    '+880 1712 345678',
    'AY-7K2Q4',
    'P-100021',
    'Coral Pharmacy',
  ])
    expect(outside).toContain(shown);
});

test('each clinical paper carries the number of the case', async () => {
  const papers = samplePapers(NAME, 'text');
  for (const paper of [
    'labels',
    'delivery-note',
    'opinion',
    'laboratory-report',
    'note',
    'discharge',
    'record-pack',
    'case-sheet',
    'courier-label',
  ]) {
    expect([paper, textOf(await drawn(papers[paper]))]).toEqual([paper, expect.stringContaining('AY-7K2Q4')]);
  }
});
