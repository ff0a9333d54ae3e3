import type { ConsultationNote } from '@ayana/contracts/consultation-room';
import {
  type Bill,
  healthFor,
  JOURNEY_PARTS,
  type JourneyPart,
  type LaboratoryOrder,
  type MedicalOpinion,
  NO_HEALTH,
  type Prescription,
  type PrescriptionItem,
  type Quote,
  type QuoteLine,
  READER_PARTS,
  type StoredHealth,
} from '@ayana/contracts/journey';
import type { IncidentDetail } from '@ayana/contracts/operations';
import type { BrochureFacts } from '../../src/modules/brochures/brochure.js';
import { writeBrochure } from '../../src/modules/brochures/write-brochure.js';
import { SPECIALITY_TEXTS } from '../../src/modules/brochures/texts/specialities.js';
import type { Talk } from '../../src/modules/consultation-room/room-entry.js';
import { writeNote } from '../../src/modules/consultation-room/write-note.js';
import { writeBill } from '../../src/modules/offers/bills/write-bill.js';
import { writeDischarge } from '../../src/modules/records/discharges/write-discharge.js';
import { writeReport as writeLaboratoryReport } from '../../src/modules/orders/laboratory/write-report.js';
import type { LetterFacts } from '../../src/modules/trips/letters/letter-facts.js';
import { writeLetter } from '../../src/modules/trips/letters/write-letter.js';
import { writeOpinion } from '../../src/modules/offers/opinions/write-opinion.js';
import { clinicalHealth } from '../../src/modules/patient-papers/paper-health.js';
import { type PaperPatient, patientLines } from '../../src/modules/patient-papers/paper-patient.js';
import { type CaseSheetFacts, writeCaseSheet } from '../../src/modules/cases/case-sheet/write-case-sheet.js';
import {
  type Parcel,
  writeCourierLabel,
  writeDeliveryNote,
  writeLabels,
} from '../../src/modules/orders/prescriptions/write-prescription-papers.js';
import { writePrescription } from '../../src/modules/orders/prescriptions/write-prescription.js';
import { writeQuote } from '../../src/modules/offers/quotes/write-quote.js';
import type { PackFacts } from '../../src/modules/records/record-pack/pack-facts.js';
import { type BoundPaper, writePack } from '../../src/modules/records/record-pack/write-pack.js';
import { writeReport as writeComplianceReport } from '../../src/modules/compliance/report/write-report.js';
import type { ReportFacts } from '../../src/modules/compliance/report/report.queries.js';
import { writeIncidentReport } from '../../src/modules/incidents/write-incident-report.js';

/** What a paper says, as far as its writer reads it. */
const facts = <Facts>(some: { [Part in keyof Facts]?: unknown }): Facts => some as Facts;

const AT = '2026-11-28T08:30:00.000Z';
const MADE = new Date(AT);

export type Written = Promise<Uint8Array> | Uint8Array;

/** Every paper, with a name of a person and a text of one in it. */
export function samplePapers(name: string, text: string): Record<string, () => Written> {
  const lines = facts<QuoteLine[]>([
    { category: 'surgeon', label: `Total knee replacement ${text}`, quantity: 1, unit_price: 450_000, included: true },
    { category: 'room', label: 'Single room', quantity: 6, unit_price: 12_050, included: true },
    { category: 'medicine', label: 'Medicines', quantity: 1, unit_price: 30_000, included: false },
  ]);
  const health: StoredHealth = {
    ...NO_HEALTH,
    allergies: [{ substance: text, reaction: null, severity: 'severe' }],
    medicines: [],
    weight_kg: 61.5,
    unknown: [],
    version: 1,
    answered_at: AT,
    answered_by: { id: 'u', name },
  };
  const hospital = { id: 'h', name: 'Lantern Bay Hospital', city: 'Chennai' };
  const prescription = facts<Prescription>({
    id: 'p',
    pharmacy: 'Coral Pharmacy',
    patient: { name, age: 55, health: healthFor(new Set(READER_PARTS.prescription), health) },
    written_by: { id: 'd', name: 'Dr Rao' },
    items: [
      item({ id: 'i1', medicine: 'Levothyroxine', strength: '50 μg', dose: '≥ 6 → 10 IU', dispensed_quantity: 28 }),
      item({ id: 'i2', medicine: 'Amoxicillin', strength: '500 mg', brand: 'Mox', dose: text }),
    ],
    deliveries: [
      {
        received_by: name,
        relation: text,
        address: `Lotus Guest House, ${text}`,
        delivered_at: AT,
        items: [
          { item_id: 'i1', quantity: 28 },
          { item_id: 'i2', quantity: 14 },
        ],
      },
    ],
    case_number: 'AY-7K2Q4',
    order_number: 'P-100021',
    updated_at: AT,
  });
  const patient: PaperPatient = samplePatient(name);
  return {
    prescription: () =>
      writePrescription(
        {
          ...prescription,
          note: text,
          replaces: null,
          items: prescription.items.map((each) => Object.assign({}, each, { alerts: [], alert_reason: null })),
          signer: { name: 'Dr Rao', registration_number: 'SAMPLE-1', council: 'Tamil Nadu Medical Council' },
          code: 'DEM0AYANA00000000001',
          signed_at: MADE,
        },
        'https://ayana.example',
      ),
    'courier-label': () => writeCourierLabel(sampleParcel(name, text)),
    'case-sheet': () => writeCaseSheet(sampleSheet(patient, text, JOURNEY_PARTS), MADE),
    labels: () => writeLabels(prescription),
    'delivery-note': () => writeDeliveryNote(prescription),
    letter: () =>
      writeLetter(
        facts<LetterFacts>({
          case_number: 'AY-7K2Q4',
          hospital: hospital.name,
          city: 'Chennai',
          address: '12 Beach Road',
          surgeon: 'Dr Rao',
          treatment: 'Knee replacement',
          registration_number: 'TN/HOSP/0042',
          phone: '+91 44 5550 0100',
          passport_name: name,
          date_of_birth: '1971-05-02',
          nationality: 'Uzbekistan',
          passport_number: 'AB1234567',
        }),
        {
          code: 'ABCDEFGHJKLMNPQRSTUV',
          issued_at: MADE,
          admission_on: '2026-12-10',
          stay_until: '2027-01-05',
          attendants: [{ name: text, passport_number: 'AB7654321' }],
          signatory: 'Meera Iyer',
        },
        'full',
        'http://localhost:3000',
      ),
    quote: () =>
      writeQuote(
        facts<Quote>({
          case_number: 'AY-7K2Q4',
          hospital,
          version: 2,
          lines,
          total: 522_300,
          surgeon: { id: 's', name: 'Dr Rao', title: 'Surgeon' },
          room_class: null,
          days_in_hospital: 6,
          days_in_india: 21,
          deposit: 100_000,
          refund_terms: `All of it until ten days before.\n${text}`,
          exclusions: text,
          not_given: ['room_class'],
          valid_until: '2026-12-24',
          sent_at: AT,
          updated_at: AT,
        }),
      ),
    bill: () =>
      writeBill(
        facts<Bill>({
          case_number: 'AY-7K2Q4',
          hospital,
          kind: 'final',
          version: 1,
          lines: lines.map((line) => ({ ...line, explanation: text, quote_line: null })),
          total: 522_300,
          paid: 90_000,
          deposit_paid: 90_000,
          amount_due: 432_300,
          quote: { id: 'q', version: 2, lines, total: 522_300 },
          reason: null,
          note: text,
          sent_at: AT,
          updated_at: AT,
        }),
      ),
    opinion: () =>
      writeOpinion({
        opinion: facts<MedicalOpinion>({
          journey_id: '01900000-0000-7000-8000-000000000003',
          version: 1,
          summary: `The knee is worn. ${text}`,
          reason: text,
          recommended_treatment: { id: 't', name: 'Knee replacement' },
          alternatives: 'Physiotherapy for three months.',
          risks: text,
          fit_to_travel: null,
          days_in_hospital: 6,
          days_in_india: 21,
        }),
        signed_at: AT,
        made_at: AT,
        before: undefined,
        parts: JOURNEY_PARTS,
        patient,
        treatment: 'Knee replacement',
        doctor: { name: 'Dr Rao', title: 'Surgeon', hospital: hospital.name, registration: 'TN 12345' },
      }),
    'laboratory-report': () =>
      writeLaboratoryReport(
        facts<LaboratoryOrder>({
          order_number: 'L-100021',
          case_number: 'AY-7K2Q4',
          accession_number: 'S-000001',
          laboratory: 'Delta Laboratory',
          patient: { name, age: 55, sex: 'female' },
          ordered_by: { id: 'd', name: 'Dr Rao' },
          sampled_at: AT,
          sampled_by: name,
          reviewed_by: { id: 'r', name: 'Dr Iyer' },
          released_at: AT,
          updated_at: AT,
          tests: [
            {
              name: 'Haemoglobin',
              specimen: 'blood',
              unit: 'g/dL',
              decimals: 1,
              scale: 'number',
              range: { low: 12, high: 15.5 },
              result: { value: 11.2, comparator: null, digits: '11.2', text: null, flag: 'low', flag_reason: null },
            },
            {
              name: 'Culture',
              specimen: 'urine',
              unit: '',
              decimals: 0,
              scale: 'text',
              range: null,
              result: {
                value: null,
                comparator: null,
                digits: null,
                text: `No growth after 48 hours. ${text}`,
                flag: 'normal',
                flag_reason: text,
              },
            },
          ],
        }),
        patient,
      ),
    note: () =>
      writeNote(
        facts<ConsultationNote>({
          signed_at: AT,
          updated_at: AT,
          version: 1,
          starts_at: AT,
          reason: 'Pain in the knee.',
          findings: text,
          advice: 'Walk each day.',
          next_steps: '',
        }),
        facts<Talk>({
          doctor_name: 'Dr Rao',
          doctor_title: 'Surgeon',
          doctor_zone: 'Asia/Kolkata',
          hospital_name: hospital.name,
          kind: 'video',
        }),
        patientLines(['name'], patient, new Date(AT)),
        [['Allergies', text]],
      ),
    discharge: () =>
      writeDischarge(
        {
          hospital: hospital.name,
          treatment: 'Knee replacement',
          admitted_at: AT,
          discharged_at: AT,
        },
        {
          diagnosis: 'Worn knee',
          treatment_given: 'Total knee replacement',
          medicines: 'Levothyroxine 50 μg\nParacetamol 500 mg',
          warning_signs: text,
          follow_up: 'In six weeks',
          fit_to_fly: 'yes',
        },
        { version: 1, by: 'Dr Rao', at: MADE },
        patient,
      ),
    incident: () =>
      writeIncidentReport(
        facts<IncidentDetail>({
          number: 'INC-000012',
          title: text,
          is_drill: false,
          state: 'stable',
          type: 'medical',
          severity: 2,
          merged_into: null,
          opened_at: AT,
          opened_by: { id: 'o', name },
          stable_at: AT,
          closed_at: null,
          commander: { id: 'c', name },
          liaison: null,
          scribe: null,
          participants: [{ id: 'o', name }],
          summary: text,
          review: null,
          linked_signals: [],
          linked_journeys: [{ id: 'j', case_number: 'AY-7K2Q4', patient: { id: 'p', name }, current_stage: 8 }],
          tasks: [{ id: 't', title: 'Call the family', owner: { id: 'o', name }, due_at: AT, state: 'open' }],
          entries: [
            {
              id: 'e',
              kind: 'happened',
              happened_at: AT,
              actor: { id: 'o', name },
              text,
              details: {},
              corrected_by: null,
            },
          ],
        }),
        MADE,
      ),
    compliance: () =>
      writeComplianceReport(
        facts<ReportFacts>({
          summary: {
            frameworks: [{ framework: 'gdpr', met: 11, at_risk: 1, not_met: 1, open: 2, not_applicable: 3 }],
            data_requests_open: 1,
            data_requests_overdue: 0,
          },
          frameworks: [
            {
              framework: 'gdpr',
              requirements: Array.from({ length: 18 }, (_, at) => ({
                code: `Art. ${at + 5}`,
                title: `Records of processing ${text}`,
                standing: 'met',
                reason: at % 3 === 0 ? text : null,
                expires_on: at % 4 === 0 ? null : '2026-12-31',
                owner: { id: 'o', name },
              })),
            },
          ],
          evidence: [
            {
              title: text,
              control_title: 'Backups are tried',
              standing: 'lapsing',
              expires_on: '2026-12-31',
              owner: { name },
            },
          ],
          credentials: [{ holder: name, kind: 'registration', number: text, valid_until: '2026-12-31' }],
          answered: { answered: 2, in_time: 2 },
          rules: [{ key: 'closed_enquiries', keep_days: 730, is_active: true }],
          head: { number: 12, hash: 'ab'.repeat(32) },
        }),
        { today: '2026-11-28', made: MADE },
      ),
    'record-pack': () =>
      writePack(
        facts<PackFacts>({
          name,
          case_number: 'AY-7K2Q4',
          birth_date: '1971-05-02',
          treatment: 'Knee replacement',
          health: clinicalHealth(health),
          stages: [
            { label: 'Request', status: 'completed', completed_at: AT },
            { label: 'Records', status: 'pending', completed_at: null },
          ],
          discharge: null,
          opinions: [{ summary: text, alternatives: null, risks: null, doctor: 'Dr Rao', signed_at: MADE }],
        }),
        facts<BoundPaper[]>([{ paper: { kind: 'other', file_name: `${text}.pdf` }, pages: 3 }]),
        MADE,
      ),
    brochure: () =>
      writeBrochure(
        SPECIALITY_TEXTS.orthopedic,
        facts<BrochureFacts>({
          treatments: Array.from({ length: 6 }, (_, at) => ({
            name: `Treatment ${at}`,
            plain_name: 'New knee',
            description: 'The worn surfaces of the knee are replaced. '.repeat(5),
            india_usd_min: 4500,
            india_usd_max: 8000,
            us_usd_min: 30_000,
            us_usd_max: 50_000,
            hospital_days: '4-6',
            total_days_in_india: '14-21',
            source: 'Estimate',
          })),
          hospitals: [{ hospital_name: hospital.name, city: 'Chennai', bed_capacity: 620, treatments: 4 }],
          as_of: '2026-11-22',
        }),
        'http://localhost:3000',
      ),
  };
}

/** A patient with an allergy of each kind of paper. */
export const samplePatient = (name: string): PaperPatient => ({
  name,
  case_number: 'AY-7K2Q4',
  date_of_birth: '1971-05-02',
  health: facts<PaperPatient['health'] & object>({
    sex: 'female',
    weight_kg: 61,
    pregnancy: 'no',
    allergies: [{ substance: 'Penicillin', reaction: 'Rash', severity: 'severe' }],
    medicines: [{ name: 'Metformin', strength: '500 mg', frequency: 'twice a day' }],
    conditions: ['Diabetes'],
    implants: [],
    kidney_or_liver: 'none',
    smoking: 'never',
    height_cm: 160,
    unknown: [],
    version: 1,
    answered_at: AT,
    answered_by: null,
  }),
});

export const sampleParcel = (name: string, text: string): Parcel => ({
  name,
  address: `Lotus Guest House, ${text}`,
  phone: '+880 1712 345678',
  case_number: 'AY-7K2Q4',
  order_number: 'P-100021',
  pharmacy: 'Coral Pharmacy',
  made: MADE,
});

/** A sheet that a reader of these parts gets of facts that are all there. */
export const sampleSheet = (patient: PaperPatient, text: string, parts: readonly JourneyPart[]): CaseSheetFacts => ({
  parts,
  patient,
  treatment: 'Knee replacement',
  current_stage: 4,
  language: 'bn',
  special_needs: text,
  email: 'person@people.example',
  phone: '+880 1712 345678',
  emergency_name: 'A daughter',
  emergency_phone: '+880 1712 000000',
  preferred_from: '2026-12-01',
  preferred_to: '2027-01-31',
  admission_at: AT,
  work: [{ kind: 'referral', due_at: AT }],
  manager: { name: 'Meera Iyer', email: 'meera@ayana.example' },
  steps: Array.from({ length: 6 }, (_, at) => ({ title: `Step ${at}: ${text}`, due_at: AT })),
  more: 3,
});

const item = (some: Partial<PrescriptionItem>): PrescriptionItem =>
  facts<PrescriptionItem>({
    id: 'i',
    form: 'tablet',
    dose: '1 tablet',
    frequency: 'twice_a_day',
    days: 14,
    quantity: 28,
    dispensed_quantity: 14,
    brand: null,
    replaced_by: null,
    ...some,
  });
