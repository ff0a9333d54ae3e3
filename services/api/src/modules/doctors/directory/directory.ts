import {
  type ConsultationKind,
  type DoctorSort,
  FEE_STEPS,
  FREE_WITHIN_STEPS,
  type FacetValue,
} from '@ayana/contracts/catalogue';

export const FACETS = ['specialization', 'city', 'language', 'hospital', 'fee', 'next_free'] as const;
export type Facet = (typeof FACETS)[number];
export type Facets = Record<Facet, FacetValue[]>;

/** A value of a facet with the number of doctors that choosing it would leave; as `total`, the number of doctors. */
export interface Counted {
  facet: Facet | 'total';
  value: string;
  label: string | null;
  count: number;
}

/** The sort keys of a list, ascending, and the type of its cursor's key. */
export const SORT_KEYS: Readonly<Record<DoctorSort, 'string' | 'number'>> = {
  next_free: 'number',
  fit: 'number',
  good_hours: 'number',
  rating: 'number',
  fee: 'number',
  years: 'number',
  name: 'string',
};

/** The displayed kind of a doctor: the requested one, else video if offered; null when the requested one is not offered. */
export function kindOf(
  { video_fee_usd, phone_fee_usd }: { video_fee_usd: number | null; phone_fee_usd: number | null },
  filters: ConsultationKind | undefined,
): { kind: ConsultationKind; fee: number } | null {
  if (filters !== 'phone' && video_fee_usd !== null) return { kind: 'video', fee: video_fee_usd };
  if (filters !== 'video' && phone_fee_usd !== null) return { kind: 'phone', fee: phone_fee_usd };
  return null;
}

/** Counts as displayed: the most frequent first, steps in their order, also those without a doctor. */
export function facetsOf(counted: readonly Counted[]): Facets {
  const of = (facet: Facet): FacetValue[] =>
    counted
      .filter((each) => each.facet === facet)
      .map(({ value, label, count }) => Object.assign({ value, count }, label === null ? {} : { label }));
  const byCount = (facet: Facet): FacetValue[] =>
    of(facet).sort((a, b) => b.count - a.count || (a.label ?? a.value).localeCompare(b.label ?? b.value, 'en'));
  const bySteps = (facet: Facet, steps: readonly number[]): FacetValue[] => {
    const known = new Map(of(facet).map((each) => [each.value, each]));
    return steps.map((step) => known.get(String(step)) ?? { value: String(step), count: 0 });
  };
  return {
    specialization: byCount('specialization'),
    city: byCount('city'),
    language: byCount('language'),
    hospital: byCount('hospital'),
    fee: bySteps('fee', FEE_STEPS),
    next_free: bySteps('next_free', FREE_WITHIN_STEPS),
  };
}
