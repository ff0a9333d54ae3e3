import type { Id, Integer, Moment, Page } from '../shapes/index.ts';
import type { HealthSummary } from './health.ts';
import type { LastEditor } from '../editing/index.ts';
import { defineMessages } from '../language/index.ts';
import type { Workflow } from '../workflow/index.ts';
import type { Sex } from './case-parts.ts';
import type { LaboratoryChoice, LaboratoryScale } from './laboratory-answers.ts';
import type { LaboratoryFlag, LaboratoryRange } from './laboratory-flags.ts';
import type { Comparator, Possible } from './laboratory-values.ts';

/** The states of a laboratory order. Only a released one shows its results to the patient. */
export const LABORATORY_STATES = [
  'ordered',
  'sample_taken',
  'in_progress',
  'resulted',
  'reviewed',
  'released',
  'cancelled',
] as const;
export type LaboratoryState = (typeof LABORATORY_STATES)[number];

export const LABORATORY_STATE_NAMES: Record<LaboratoryState, string> = defineMessages(
  'contracts/journey/laboratory-state-names',
  {
    ordered: 'Waiting for the sample',
    sample_taken: 'Sample taken',
    in_progress: 'Results being entered',
    resulted: 'To be reviewed',
    reviewed: 'Reviewed',
    released: 'Released',
    cancelled: 'Cancelled',
  },
);

/** What may happen to a laboratory order. The API also looks at whose it is. */
export const LABORATORY_WORKFLOW = {
  take_sample: { from: ['ordered'], to: ['sample_taken'], entry: 'laboratory_work', note: 'internal' },
  /** It cannot be measured: what was entered of it goes, and another one is taken. */
  reject_sample: { from: ['sample_taken', 'in_progress'], to: ['ordered'], entry: 'laboratory_work', note: 'internal' },
  /** Some results are there, others are still missing. */
  begin: { from: ['sample_taken', 'in_progress'], to: ['in_progress'], entry: 'laboratory_work', note: 'internal' },
  report: { from: ['sample_taken', 'in_progress'], to: ['resulted'], entry: 'laboratory_work', note: 'internal' },
  /** Something is wrong with a result that nobody outside the laboratory has relied on yet. */
  reopen: { from: ['resulted', 'reviewed'], to: ['in_progress'], entry: 'laboratory_work', note: 'internal' },
  review: { from: ['resulted'], to: ['reviewed'], entry: 'laboratory_work', note: 'internal' },
  release: { from: ['reviewed'], to: ['released'], entry: 'laboratory_work', note: 'public' },
  cancel: {
    from: ['ordered', 'sample_taken', 'in_progress'],
    to: ['cancelled'],
    entry: 'case_manager',
    note: 'internal',
  },
} as const satisfies Workflow<LaboratoryState, string>;
export type LaboratoryStep = keyof typeof LABORATORY_WORKFLOW;

/** From here on the one who ordered reads the results. */
export const READ_BY_ORDERER = ['reviewed', 'released'] as const satisfies readonly LaboratoryState[];

export const SPECIMENS = ['blood', 'serum', 'plasma', 'urine', 'swab'] as const;
export type Specimen = (typeof SPECIMENS)[number];
export const SPECIMEN_NAMES: Record<Specimen, string> = defineMessages('contracts/journey/specimen-names', {
  blood: 'Whole blood',
  serum: 'Serum',
  plasma: 'Plasma',
  urine: 'Urine',
  swab: 'Swab',
});

/** Most tests of one order. */
export const LABORATORY_TESTS_MAX = 40;
/** Hours until an order is due, unless the one who orders says otherwise. */
export const ORDER_HOURS = 24;

/** A test of the catalogue. */
export interface LaboratoryTest extends Possible {
  code: string;
  name: string;
  // Tests of a group are usually ordered together.
  group: string;
  // Empty for one that is not a number.
  unit: string;
  specimen: Specimen;
  // Digits after the point.
  decimals: Integer;
  scale: LaboratoryScale;
  /** With what each means; empty for numbers and texts. */
  choices: LaboratoryChoice[];
}

/** A test of an order, with the range for this patient and, for those who may read it, its result. */
export interface OrderedTest extends LaboratoryTest {
  // Null where none is known for the age and sex.
  range: LaboratoryRange | null;
  /** Absent for those who do not see results yet. */
  result?: LaboratoryResult | null;
}

export interface LaboratoryResult {
  id: Id;
  /** Null for one in words. */
  value: number | null;
  /** Before the number. */
  comparator: Comparator | null;
  /** The number as it was entered; null for one in words. */
  digits: string | null;
  /** The code of an answer, or what was written; null for a number. */
  text: string | null;
  flag: LaboratoryFlag;
  // Why it is not the flag that follows from the range.
  flag_reason: string | null;
  entered_at: Moment;
  // Absent for the patient.
  entered_by?: string;
  /** The method or the device. */
  method: string | null;
  /** The last one that the caller may see. */
  before: PreviousResult | null;
  /** It differs from that by more than the width of the usual range. */
  is_large_change: boolean;
  // Of a critical one: when the one who ordered, or the case manager, has seen it.
  acknowledged_at: Moment | null;
  acknowledged_by: string | null;
}

/** An earlier result of the same test and patient. */
export interface PreviousResult {
  /** Before the number. */
  comparator: Comparator | null;
  /** The number as it was entered; null for one in words. */
  digits: string | null;
  text: string | null;
  /** Of its sample. */
  at: Moment;
}

/** A sample that could not be measured. */
export interface RejectedSample {
  accession_number: string;
  sampled_at: Moment;
  reason: string;
  rejected_at: Moment;
  // Absent for the patient.
  rejected_by?: string;
}

/** Longest number that a laboratory gives a sample. */
export const ACCESSION_MAX = 40;
/** Longest name of a method or a device. */
export const METHOD_MAX = 80;

/** Of the patient, what this reader sees. */
export interface OrderPatient {
  name?: string;
  age?: Integer | null;
  age_band?: string | null;
  sex?: Sex | null;
  // As far as this reader sees it.
  health: HealthSummary | null;
}

/**
 * Who reviews results: the reader of the answer, someone else of the laboratory, or Ayana’s team where the laboratory has no one else. Who
 * ordered the tests or entered a value never does.
 */
export const LABORATORY_REVIEWERS = ['reader', 'colleague', 'team'] as const;
export type LaboratoryReviewer = (typeof LABORATORY_REVIEWERS)[number];

export interface OrderPerson {
  id: Id;
  /** Empty when the account is gone. */
  name: string;
}

/** A laboratory order, as its GET returns it. What a reader may not know is not in it. */
export interface LaboratoryOrder {
  id: Id;
  /** @example "L-100023" */
  order_number: string;
  journey_id: Id;
  /**
   * Of the case, as people say it.
   * @example "AY-7K2Q4"
   */
  case_number: string;
  assignment_id: Id;
  status: LaboratoryState;
  laboratory: string;
  ordered_by: OrderPerson;
  patient: OrderPatient;
  // For the laboratory. Absent for the patient.
  note?: string;
  due_at: Moment | null;
  tests: OrderedTest[];
  sampled_at: Moment | null;
  sampled_by: string | null;
  /** The number on the tube. */
  accession_number: string | null;
  /** Samples that could not be measured, the last first. */
  rejected_samples: RejectedSample[];
  /** The laboratory has declined. */
  is_declined: boolean;
  declined_reason?: string | null;
  resulted_at: Moment | null;
  reviewed_at: Moment | null;
  reviewed_by?: OrderPerson | null;
  /** Who reviews what was entered; null unless it waits for that. */
  reviewer?: LaboratoryReviewer | null;
  released_at: Moment | null;
  // The released report among the papers of the case; absent for those who do not see it.
  document_id?: Id | null;
  cancelled_reason?: string | null;
  /** Critical results nobody has acknowledged. */
  critical_open?: Integer;
  /** Tests with a critical result, also one that was acknowledged. Absent for the patient. */
  critical_tests?: string[];
  /** It was not accepted yet. Absent for the patient. */
  is_new?: boolean;
  // When the one who ordered was told of them last, and how often. Absent for the patient.
  paged_at?: Moment | null;
  pages?: Integer;
  escalated_at?: Moment | null;
  // What the caller may do now.
  steps: LaboratoryStep[];
  may_acknowledge: boolean;
  /** The ETag. */
  version: Integer;
  created_at: Moment;
  updated_at: Moment;
  /** Who changed it last, for those who may change it too; null for the system and for accounts that are gone. */
  updated_by?: LastEditor | null;
}

export type LaboratoryOrdersPage = Page<LaboratoryOrder>;
