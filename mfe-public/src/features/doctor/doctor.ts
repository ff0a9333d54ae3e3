import type { components } from '@ayana/contracts/api';

/** A doctor with all data of the page. */
export type DoctorInFull = components['schemas']['DoctorDto'];
export type FreeTime = components['schemas']['FreeTimeDto'];
export type SimilarDoctor = components['schemas']['DoctorSummaryDto'];

/** A treatment's price at the doctor's hospital. */
export type TreatmentPrice = components['schemas']['HospitalPriceDto'];

/** Other doctors of the same field, those of the same city first. */
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
