import { type ConsultationKind, type DoctorSort, FEE_STEPS, FREE_WITHIN_STEPS } from '@ayana/contracts/catalogue';
import type { FacetValueDto } from './doctors.dto.js';
import type { FreeTime, WeeklyHours } from './free-times.js';

/** What the directory knows of a doctor: enough to narrow, count and order. */
export interface Entry {
  id: string;
  full_name: string;
  specializations: readonly string[];
  languages: readonly string[];
  video_fee_usd: number | null;
  phone_fee_usd: number | null;
  practising_since: number;
  hospital_id: string;
  hospital_name: string;
  city_slug: string | null;
  city_name: string | null;
  hours: readonly WeeklyHours[];
}

/** What was asked for: one of several is enough; absent means any. */
export interface Wanted {
  specialization?: readonly string[] | undefined;
  city?: readonly string[] | undefined;
  language?: readonly string[] | undefined;
  hospital_id?: string | undefined;
  fee_max?: number | undefined;
  free_within_days?: number | undefined;
}

/** A doctor with the first free times, at the fee of their kind. */
export interface Candidate {
  entry: Entry;
  kind: ConsultationKind;
  fee: number;
  free: readonly FreeTime[];
}

export const FACETS = ['specialization', 'city', 'language', 'hospital', 'fee', 'next_free'] as const;
export type Facet = (typeof FACETS)[number];

const DAY_MS = 86_400_000;

/** The kind a doctor is shown with: the one asked for, else video where it is offered; null when the one asked for is not. */
export function kindOf(
  { video_fee_usd, phone_fee_usd }: Pick<Entry, 'video_fee_usd' | 'phone_fee_usd'>,
  wanted: ConsultationKind | undefined,
): { kind: ConsultationKind; fee: number } | null {
  if (wanted !== 'phone' && video_fee_usd !== null) return { kind: 'video', fee: video_fee_usd };
  if (wanted !== 'video' && phone_fee_usd !== null) return { kind: 'phone', fee: phone_fee_usd };
  return null;
}

const firstFree = ({ free }: Candidate): number => free[0]?.start ?? Number.MAX_SAFE_INTEGER;

const isAmong = (wanted: readonly string[] | undefined, has: readonly string[]): boolean =>
  wanted === undefined || wanted.some((each) => has.includes(each));

/** Which facets a candidate does not fit. */
function misses({ entry, ...rest }: Candidate, wanted: Wanted, now: number): Facet[] {
  const fits: Readonly<Record<Facet, boolean>> = {
    specialization: isAmong(wanted.specialization, entry.specializations),
    city: isAmong(wanted.city, [entry.city_slug ?? '']),
    language: isAmong(wanted.language, entry.languages),
    hospital: wanted.hospital_id === undefined || entry.hospital_id === wanted.hospital_id,
    fee: wanted.fee_max === undefined || rest.fee <= wanted.fee_max,
    next_free:
      wanted.free_within_days === undefined || firstFree({ entry, ...rest }) < now + wanted.free_within_days * DAY_MS,
  };
  return FACETS.filter((facet) => !fits[facet]);
}

class Counts {
  private readonly values = new Map<string, FacetValueDto>();

  add(value: string, label?: string): void {
    const known = this.values.get(value);
    if (known !== undefined) known.count += 1;
    else this.values.set(value, { value, ...(label === undefined ? {} : { label }), count: 1 });
  }

  /** The most frequent first. */
  byCount(): FacetValueDto[] {
    return [...this.values.values()].sort(
      (a, b) => b.count - a.count || (a.label ?? a.value).localeCompare(b.label ?? b.value, 'en'),
    );
  }

  /** In the order of the steps, those without a doctor too. */
  bySteps(steps: readonly number[]): FacetValueDto[] {
    return steps.map((step) => this.values.get(String(step)) ?? { value: String(step), count: 0 });
  }
}

/** What a doctor counts for in a facet. */
function count(facet: Facet, candidate: Candidate, now: number, counts: Counts): void {
  const { entry, fee } = candidate;
  switch (facet) {
    case 'specialization':
      for (const each of entry.specializations) counts.add(each);
      return;
    case 'city':
      if (entry.city_slug !== null) counts.add(entry.city_slug, entry.city_name ?? entry.city_slug);
      return;
    case 'language':
      for (const each of entry.languages) counts.add(each);
      return;
    case 'hospital':
      counts.add(entry.hospital_id, entry.hospital_name);
      return;
    case 'fee':
      for (const each of FEE_STEPS) if (fee <= each) counts.add(String(each));
      return;
    case 'next_free':
      for (const each of FREE_WITHIN_STEPS) if (firstFree(candidate) < now + each * DAY_MS) counts.add(String(each));
  }
}

/**
 * Those who fit, and what each value of each facet would leave with all the other facets as they are.
 * @param now milliseconds since 1970, from which days are counted
 */
export function narrow(
  candidates: readonly Candidate[],
  wanted: Wanted,
  now: number,
): { found: Candidate[]; facets: Record<Facet, FacetValueDto[]> } {
  const counts = new Map(FACETS.map((facet) => [facet, new Counts()]));
  const found: Candidate[] = [];
  for (const candidate of candidates) {
    const missed = misses(candidate, wanted, now);
    if (missed.length === 0) found.push(candidate);
    if (missed.length > 1) continue;
    for (const [facet, values] of counts)
      if (missed.length === 0 || missed[0] === facet) count(facet, candidate, now, values);
  }
  const values = (facet: Facet): Counts => counts.get(facet) ?? new Counts();
  return {
    found,
    facets: {
      specialization: values('specialization').byCount(),
      city: values('city').byCount(),
      language: values('language').byCount(),
      hospital: values('hospital').byCount(),
      fee: values('fee').bySteps(FEE_STEPS),
      next_free: values('next_free').bySteps(FREE_WITHIN_STEPS),
    },
  };
}

/** What a list is ordered by, from the smallest. */
export function keyOf(candidate: Candidate, sort: DoctorSort): number | string {
  switch (sort) {
    case 'next_free':
      return firstFree(candidate);
    case 'fee':
      return candidate.fee;
    case 'years':
      return candidate.entry.practising_since;
    case 'name':
      return candidate.entry.full_name;
  }
}

interface Position {
  key: number | string;
  id: string;
}

/** Less than zero where `a` comes first. */
export function comparePositions(a: Position, b: Position): number {
  if (a.key !== b.key) return a.key < b.key ? -1 : 1;
  return a.id === b.id ? 0 : a.id < b.id ? -1 : 1;
}
