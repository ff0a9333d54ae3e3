import type { components } from '@ayana/contracts/api';
import { dayKey } from '@ayana/shared-ui/time';

/** A doctor with all that their page shows. */
export type DoctorInFull = components['schemas']['DoctorDto'];
export type FreeTime = components['schemas']['FreeTimeDto'];
export type SimilarDoctor = components['schemas']['DoctorSummaryDto'];

/** What a treatment costs at the doctor's hospital. */
export type TreatmentPrice = components['schemas']['HospitalPriceDto'];

/** Free times of one day in a zone, in their order. */
export interface FreeDay {
  /** `2026-11-24` in that zone. */
  day: string;
  times: FreeTime[];
}

/** Free times by the days of a zone: a late evening here may be the next morning there. */
export function freeDays(times: readonly FreeTime[], zone: string): FreeDay[] {
  const days = new Map<string, FreeDay>();
  for (const time of times) {
    const day = dayKey(new Date(time.starts_at), zone);
    const known = days.get(day) ?? { day, times: [] };
    known.times.push(time);
    days.set(day, known);
  }
  return [...days.values()];
}

/** Others of the same field, those of the same city first, the doctor themself left out. */
export function similarTo(
  { id, city }: Pick<DoctorInFull, 'id' | 'city'>,
  others: readonly SimilarDoctor[],
  count: number,
): SimilarDoctor[] {
  const far = (other: SimilarDoctor): number => (other.city?.slug === city?.slug ? 0 : 1);
  return others
    .filter((other) => other.id !== id)
    .toSorted((a, b) => far(a) - far(b))
    .slice(0, count);
}
