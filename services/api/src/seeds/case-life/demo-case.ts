import type { SeededRandom } from '../random.js';
import type { CaseClock } from './case-clock.js';
import type { DemoPatient } from './patients.js';

/** A treatment of the catalogue, with what it costs in India. */
export interface DemoTreatment {
  id: string;
  name: string;
  /** That does it: its doctors give the opinions, its hospitals the quotes. */
  department: string;
  /** Whole US dollars. */
  india_usd_min: number;
  india_usd_max: number;
}

/** A hospital of the catalogue and its doctors. */
export interface DemoHospital {
  id: string;
  partner_id: string;
  hospital_name: string;
  city: string;
  summary: string | null;
  departments: readonly string[];
  /** In the order of their ids. */
  doctors: readonly { id: string; specialization: string }[];
}

/** The accounts that work on cases. */
export interface DemoAccounts {
  case_managers: readonly string[];
  doctor: string;
  hospital: string;
  visa: string;
  logistics: string;
  lodging: string;
  laboratory: string;
  pharmacy: string;
  /** Of a kind of its own: it works on no cases yet. */
  partner: string;
}

/** The accounts, and the partners they work for: work is given to these. */
export interface DemoTeam extends DemoAccounts {
  organisations: Readonly<Record<DemoOrganisation, string>>;
}
export type DemoOrganisation = 'visa' | 'logistics' | 'lodging' | 'laboratory' | 'pharmacy' | 'partner';

/** One case while it is seeded: who, what, when, and the ids the other rows refer to. */
export interface DemoCase {
  index: number;
  random: SeededRandom;
  clock: CaseClock;
  /** The highest completed stage. */
  stage: number;
  patient: DemoPatient & { id: string };
  case_manager_id: string;
  /** The account of the doctor of the treatment's field who gives the opinion. */
  doctor: string;
  treatment: DemoTreatment;
  /** Two; in the first ten cases, one a stage, the first is that of the demo account. */
  hospitals: readonly [DemoHospital, DemoHospital];
  team: DemoTeam;
  request_id: string;
  journey_id: string;
  case_number: string;
  nextId: () => string;
}

/** The rows of one table, and what to add them to. */
export interface TableRows {
  table: string;
  rows: readonly Readonly<Record<string, unknown>>[];
}
