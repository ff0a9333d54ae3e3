import {
  ageBand,
  ageOn,
  CASE_MESSAGES,
  healthFor,
  healthText,
  HEALTH_FACT_NAMES,
  type JourneyPart,
  READER_PARTS,
  SEX_NAMES,
  type StoredHealth,
} from '@ayana/contracts/journey';
import type { SheetFact } from '../../platform/typesetting/sheet.js';
import { dayText } from '../../platform/typesetting/paper-dates.js';
import { PAPER_PATIENT_MESSAGES as messages } from './paper-patient-messages.js';

/** Who a paper is about. */
export interface PaperSubject {
  name: string | null;
  /** Null for a talk that is of no case. */
  case_number: string | null;
  /** `YYYY-MM-DD` */
  date_of_birth: string | null;
  health: StoredHealth | null;
}

/** The patient of a case, as papers name them. */
export interface PaperPatient extends PaperSubject {
  case_number: string;
}

/** What of a patient a paper may have: it decides which of the papers of one kind a reader gets. */
const ON_PAPERS = ['name', 'passport', 'age', 'age_band_and_sex', 'allergies', 'pregnancy'] as const;

/** What a paper for a reader of these parts says of its patient. */
export const partsOnPaper = (parts: ReadonlySet<JourneyPart>): JourneyPart[] =>
  ON_PAPERS.filter((part) => parts.has(part));

/** The name of the papers that such readers share: a sign for each part, as it is kept with them (40 signs at most). */
export const paperReader = (parts: ReadonlySet<JourneyPart>): string =>
  `sees_${ON_PAPERS.map((part) => (parts.has(part) ? '1' : '0')).join('')}`;

/** What the laboratory’s report says of a patient, for each of its readers. */
export const LABORATORY_PARTS: ReadonlySet<JourneyPart> = new Set(READER_PARTS.lab_order);

/**
 * The lines about the patient of a paper that is drawn for a reader: the case number, and of the rest what the table of readers shows them
 * (`READER_PARTS`). Every paper about a patient has its lines from here.
 * @param at the day of the paper: an age is that of then
 */
export function patientLines(parts: Iterable<JourneyPart>, patient: PaperSubject, at: Date): SheetFact[] {
  const seen = new Set(parts);
  const { name, case_number, date_of_birth } = patient;
  const health = healthFor(seen, patient.health);
  const sex = health?.sex;
  return [
    [messages.patient, seen.has('name') ? name : null],
    [CASE_MESSAGES.label, case_number],
    ...(date_of_birth === null ? [] : [ageLine(seen, date_of_birth, at)]),
    [messages.sex, sex ? SEX_NAMES[sex] : null],
    [HEALTH_FACT_NAMES.allergies, seen.has('allergies') && health !== null ? healthText(health, 'allergies') : null],
  ];
}

function ageLine(seen: ReadonlySet<JourneyPart>, born: string, at: Date): SheetFact {
  const age = ageOn(born, at.toISOString().slice(0, 10));
  // Who sees the passport sees the day; an age tells others enough.
  if (seen.has('passport')) return [messages.birth, `${dayText(born)} (${messages.years(age)})`];
  if (seen.has('age')) return [messages.age, messages.years(age)];
  const band = ageBand(age);
  return [messages.age, seen.has('age_band_and_sex') ? messages.band(band.from, band.to) : null];
}
