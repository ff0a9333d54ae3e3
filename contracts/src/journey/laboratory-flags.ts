import { defineMessages } from '../language/index.ts';
import type { Sex } from './case-parts.ts';

export const LABORATORY_FLAGS = ['low', 'normal', 'high', 'abnormal', 'critical'] as const;
export type LaboratoryFlag = (typeof LABORATORY_FLAGS)[number];

export const LABORATORY_FLAG_NAMES: Record<LaboratoryFlag, string> = defineMessages(
  'contracts/journey/laboratory-flag-names',
  { low: 'Low', normal: 'Normal', high: 'High', abnormal: 'Abnormal', critical: 'Critical' },
);

/** The values of the healthy, and those from which on a life may be in danger. A missing end is open. */
export interface LaboratoryRange {
  low: number | null;
  high: number | null;
  critical_low: number | null;
  critical_high: number | null;
}

/** The patients a range is for. Ages are whole years, both included. */
export interface RangeFor {
  sex: Sex | null;
  age_from: number | null;
  age_to: number | null;
}

/**
 * The range for a patient: of those that fit, the one that says most about its patients. One for a sex or an age fits nobody whose sex or
 * age is not known.
 */
export function rangeFor<Range extends RangeFor>(
  ranges: readonly Range[],
  patient: { sex: Sex | null; age: number | null },
): Range | null {
  const fits = ranges.filter(
    ({ sex, age_from, age_to }) =>
      (sex === null || sex === patient.sex) &&
      ((age_from === null && age_to === null) ||
        (patient.age !== null &&
          (age_from === null || patient.age >= age_from) &&
          (age_to === null || patient.age <= age_to))),
  );
  const says = ({ sex, age_from, age_to }: RangeFor): number =>
    Number(sex !== null) * 2 + Number(age_from !== null || age_to !== null);
  return fits.toSorted((a, b) => says(b) - says(a))[0] ?? null;
}

/** What a value is by its range; on the ends it is normal, on a critical end critical. Without a range it is normal. */
export function flagOf(value: number, range: LaboratoryRange | null): LaboratoryFlag {
  if (range === null) return 'normal';
  const { low, high, critical_low, critical_high } = range;
  if ((critical_low !== null && value <= critical_low) || (critical_high !== null && value >= critical_high))
    return 'critical';
  if (low !== null && value < low) return 'low';
  return high !== null && value > high ? 'high' : 'normal';
}

/** What a missing or an extra digit before the point makes of a value. */
const SLIP = 10;

/**
 * Whether a value is most likely a slip of the finger, so that it is asked back before it is stored: ten times beyond its range, or
 * critical and quite normal with the point one place further.
 */
export function isUnlikely(value: number, range: LaboratoryRange | null): boolean {
  if (value < 0) return true;
  if (range === null) return false;
  const { low, high } = range;
  if ((high !== null && value >= high * SLIP) || (low !== null && low > 0 && value <= low / SLIP)) return true;
  const isNormal = (moved: number): boolean => low !== null && high !== null && moved >= low && moved <= high;
  return flagOf(value, range) === 'critical' && (isNormal(value / SLIP) || isNormal(value * SLIP));
}
