import type { LaboratoryRange } from '@ayana/contracts/journey';

/** A value on its line: the usual range as a part of it, and where the value is; in percent from the start. */
export interface RangePlace {
  from: number;
  to: number;
  value: number;
}

/** Near the ends a value stays visible. */
const inside = (percent: number): number => Math.min(97, Math.max(3, percent));

/** Null where there is no range to draw. */
export function rangePlace(value: number, range: LaboratoryRange | null): RangePlace | null {
  const { low = null, high = null } = range ?? {};
  if (low !== null && high !== null && high > low)
    return { from: 30, to: 70, value: inside(30 + ((value - low) / (high - low)) * 40) };
  if (high !== null && high > 0) return { from: 0, to: 60, value: inside((value / high) * 60) };
  if (low !== null && low > 0) return { from: 40, to: 100, value: inside((value / low) * 40) };
  return null;
}
