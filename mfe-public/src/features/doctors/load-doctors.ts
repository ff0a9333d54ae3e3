import { DOCTOR_SORTS, DOCTORS_LIMIT, LANGUAGES } from '@ayana/contracts/catalogue';
import type { DoctorSort, Language } from '@ayana/contracts/catalogue';
import { api } from '@ayana/portal-kit';

import { idOf } from '../../catalogue/id-of';
import { shownCount } from '../../filters/filter-query';
import type { DoctorsPage } from './doctor';

const number = (text: string | null): number | undefined =>
  text !== null && /^\d{1,4}$/.test(text) ? Number(text) : undefined;
const several = <Value extends string>(values: Value[]): Value[] | undefined =>
  values.length === 0 ? undefined : values;
const languages: readonly string[] = LANGUAGES;
const isLanguage = (text: string): text is Language => languages.includes(text);
const isSort = (text: string | null): text is DoctorSort => DOCTOR_SORTS.some((each) => each === text);

/** The user's zone; undefined on the server, where India's is used. */
const ownZone = (): string | undefined =>
  typeof window === 'undefined' ? undefined : Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The sort order in the URL. */
export const doctorSort = (query: URLSearchParams): DoctorSort => {
  const sort = query.get('sort');
  return isSort(sort) ? sort : DOCTOR_SORTS[0];
};

/**
 * The URL's filters as API parameters; unknown values are left out, since a URL may be old or typed by hand.
 * @throws ApiProblem when the list cannot be read
 */
export async function loadDoctors(query: URLSearchParams, signal?: AbortSignal): Promise<DoctorsPage> {
  const q = query.get('q')?.trim();
  const asked = {
    q: q === '' ? undefined : q?.slice(0, 200),
    city: several(query.getAll('city')),
    language: several(query.getAll('language').filter(isLanguage)),
    specialization: several(query.getAll('specialization')),
    fee_max: number(query.get('fee_max')),
    free_within_days: number(query.get('free_within_days')),
    hospital_id: idOf(query, 'hospital_id'),
    treatment_id: idOf(query, 'treatment_id'),
    sort: doctorSort(query),
    time_zone: doctorSort(query) === 'good_hours' ? ownZone() : undefined,
    limit: shownCount(query, DOCTORS_LIMIT),
  };
  const known = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));
  const { data } = await api.GET('/doctors', { params: { query: known }, ...(signal === undefined ? {} : { signal }) });
  if (data === undefined) throw new Error('The API answered without a body.');
  return data;
}
