import type { Id, Integer, Moment } from '../shapes/index.ts';
import type { LaboratoryFlag, LaboratoryRange } from './laboratory-flags.ts';
import type { Comparator } from './laboratory-values.ts';
import type { LaboratoryState } from './laboratory.ts';
import type { PrescriptionState } from './prescriptions.ts';

export interface OrderRecipient {
  id: Id;
  name: string;
}

export interface LaboratoryStateCount {
  status: LaboratoryState;
  count: Integer;
}

export interface LaboratoryCounts {
  /** Only states that an order is in. */
  states: LaboratoryStateCount[];
  /** Orders with critical results that nobody has acknowledged. */
  critical: Integer;
}

export interface PrescriptionStateCount {
  status: PrescriptionState;
  count: Integer;
}

export interface PrescriptionCounts {
  /** Only states that a prescription is in. */
  states: PrescriptionStateCount[];
}

/** A reviewed result of one test, among those of the same patient that the reader may see. */
export interface TrendPoint {
  order_number: string;
  /** Of its sample. */
  at: Moment;
  comparator: Comparator | null;
  digits: string;
  flag: LaboratoryFlag;
}

/** One test over time, the oldest result first. */
export interface ResultTrend {
  code: string;
  name: string;
  unit: string;
  decimals: Integer;
  range: LaboratoryRange | null;
  points: TrendPoint[];
}

export interface ResultTrends {
  items: ResultTrend[];
}
