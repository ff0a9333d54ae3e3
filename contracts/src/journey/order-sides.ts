import { ageBand, ageOn } from './ages.ts';
import type { AssignmentState } from './assignments.ts';
import { healthFor, type StoredHealth } from './health.ts';
import type { LaboratoryFlag } from './laboratory-flags.ts';
import { type LaboratoryReviewer, type LaboratoryState, type OrderPatient, READ_BY_ORDERER } from './laboratory.ts';
import type { PrescriptionState } from './prescriptions.ts';
import { type JourneyPart, READER_PARTS } from './readers.ts';

/** What an order is to the one who reads it. */
export type OrderSide = 'staff' | 'partner' | 'orderer' | 'patient';

/** The side that shows most. */
export function orderSide(is: { staff: boolean; partner: boolean; orderer: boolean }): OrderSide {
  if (is.staff) return 'staff';
  if (is.partner) return 'partner';
  return is.orderer ? 'orderer' : 'patient';
}

/** Facts about the patient of an order; the day is `YYYY-MM-DD`. */
export interface OrderPatientFacts {
  patient_name: string | null;
  date_of_birth: string | null;
  health: StoredHealth | null;
}

export const ageOfPatient = ({ date_of_birth }: Pick<OrderPatientFacts, 'date_of_birth'>, now: Date): number | null =>
  date_of_birth === null ? null : ageOn(date_of_birth, now.toISOString().slice(0, 10));

const READERS = { orderer: 'opinion', staff: 'case_worker', patient: 'patient' } as const;

/** Of the patient, what the work shows, and for laboratory tests no more than they need; those who ordered see an age band, as everyone who gives an opinion. */
export function orderPatient(
  kind: 'lab_order' | 'prescription',
  side: OrderSide,
  facts: OrderPatientFacts,
  now: Date,
): OrderPatient {
  const parts: readonly JourneyPart[] = READER_PARTS[side === 'partner' ? kind : READERS[side]];
  const shown = <T extends object>(part: JourneyPart, fact: T): T | object => (parts.includes(part) ? fact : {});
  const age = ageOfPatient(facts, now);
  const band = age === null ? null : ageBand(age);
  return {
    ...shown('name', { name: facts.patient_name ?? '' }),
    ...(parts.includes('age')
      ? { age }
      : shown('age_band_and_sex', { age_band: band === null ? null : `${band.from}–${band.to}` })),
    ...shown('age_band_and_sex', { sex: facts.health?.sex ?? null }),
    health: healthFor(
      new Set(kind === 'lab_order' ? parts.filter((part) => READER_PARTS.lab_order.includes(part)) : parts),
      facts.health,
    ),
  };
}

/**
 * Whether a reader sees a result: the laboratory and the staff at once, who ordered from the review on but a critical one at once, the
 * patient once it is released.
 */
export function seesResult(side: OrderSide, status: LaboratoryState, flag: LaboratoryFlag): boolean {
  if (side === 'staff' || side === 'partner') return true;
  if (side === 'orderer') return READ_BY_ORDERER.some((state) => state === status) || flag === 'critical';
  return status === 'released';
}

/**
 * Who reviews what waits for it: the reader, someone else of the laboratory, or Ayana's team where it has no one else. Null while nothing
 * waits.
 */
export function reviewerOf(
  status: LaboratoryState,
  { mayReview, hasColleague }: { mayReview: boolean; hasColleague: boolean },
): LaboratoryReviewer | null {
  if (status !== 'resulted') return null;
  if (mayReview) return 'reader';
  return hasColleague ? 'colleague' : 'team';
}

/** The states in which nothing was done for an order yet, and those that end one. */
const UNTOUCHED: ReadonlySet<LaboratoryState | PrescriptionState> = new Set(['ordered', 'written', 'received']);
const ENDS: ReadonlySet<LaboratoryState | PrescriptionState> = new Set(['released', 'delivered', 'cancelled']);

/** Whether someone else may get an order: nothing was done for it, or its laboratory or pharmacy has declined. */
export const mayMoveOrder = (work: AssignmentState, order: LaboratoryState | PrescriptionState): boolean =>
  work === 'declined' ? !ENDS.has(order) : UNTOUCHED.has(order);

/** Milliseconds until a critical result that nobody has acknowledged is said again. */
export const CRITICAL_PAGE_EVERY = 15 * 60_000;
/** Said so often, the case manager is asked to call. */
const ESCALATED_AFTER = 2;

/** Whether it is time to say it again. @param paged_at null while there is nothing to say */
export const isPageDue = (paged_at: Date | null | undefined, now: Date): boolean =>
  paged_at != null && now.getTime() - paged_at.getTime() >= CRITICAL_PAGE_EVERY;

/** Whether the case manager is asked to call: once, when nobody is there to be told or nobody answers. @param pages with the last one */
export const asksToCall = (pages: number, isReached: boolean, escalated_at: Date | null | undefined): boolean =>
  escalated_at == null && (!isReached || pages > ESCALATED_AFTER);
