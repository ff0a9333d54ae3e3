import { BOOKING_HORIZON_DAYS } from '@ayana/contracts/catalogue';
import { api } from '@ayana/portal-kit';

import { similarTo } from './doctor';
import type { DoctorInFull, FreeTime, SimilarDoctor, TreatmentPrice } from './doctor';

/** The loader data of a doctor's page. */
export interface DoctorRead {
  doctor: DoctorInFull;
  /** Free times of the first kind the doctor offers; null when they failed to load. */
  times: readonly FreeTime[] | null;
  prices: readonly TreatmentPrice[];
  similar: readonly SimilarDoctor[];
}

const SIMILAR = 3;
/** Enough that some of the same city are likely among them. */
const SIMILAR_READ = 12;

/** For optional data: logs a failure and returns the default. */
async function orElse<Value>(what: string, signal: AbortSignal, read: Promise<Value>, instead: Value): Promise<Value> {
  try {
    return await read;
  } catch (error) {
    if (signal.aborted) throw error;
    console.error(`${what} could not be read.`, error);
    return instead;
  }
}

async function timesOf({ id, video_fee_usd }: DoctorInFull, signal: AbortSignal): Promise<readonly FreeTime[]> {
  const kind = video_fee_usd === null ? 'phone' : 'video';
  const { data } = await api.GET('/doctors/{id}/free-times', {
    params: { path: { id }, query: { kind, days: BOOKING_HORIZON_DAYS } },
    signal,
  });
  return data?.items ?? [];
}

async function pricesOf(
  { hospital, procedures }: DoctorInFull,
  signal: AbortSignal,
): Promise<readonly TreatmentPrice[]> {
  const { data } = await api.GET('/partner-hospitals/{id}', { params: { path: { id: hospital.id } }, signal });
  const own = new Set(procedures.map(({ id }) => id));
  return data?.prices.filter(({ treatment_id }) => own.has(treatment_id)) ?? [];
}

async function similarOf(doctor: DoctorInFull, signal: AbortSignal): Promise<readonly SimilarDoctor[]> {
  const specialization = [doctor.specialization];
  const ask = (city: string[]) =>
    api.GET('/doctors', {
      params: { query: { specialization, limit: SIMILAR_READ, ...(city.length === 0 ? {} : { city }) } },
      signal,
    });
  const [near, far] = await Promise.all([ask(doctor.city === null ? [] : [doctor.city.slug]), ask([])]);
  const all = [...(near.data?.items ?? []), ...(far.data?.items ?? [])];
  return similarTo(doctor, [...new Map(all.map((other) => [other.id, other])).values()], SIMILAR);
}

/** Loads a doctor's page; throws `ApiProblem` 404 for an unknown doctor. */
export async function loadDoctor(id: string, signal: AbortSignal): Promise<DoctorRead> {
  const { data: doctor } = await api.GET('/doctors/{id}', { params: { path: { id } }, signal });
  if (doctor === undefined) throw new Error(`The doctor ${id} came without content.`);
  const [times, prices, similar] = await Promise.all([
    orElse<readonly FreeTime[] | null>('Free times', signal, timesOf(doctor, signal), null),
    orElse('Prices', signal, pricesOf(doctor, signal), []),
    orElse('Similar doctors', signal, similarOf(doctor, signal), []),
  ]);
  return { doctor, times, prices, similar };
}
