import { ACCREDITATIONS, HOSPITALS_LIMIT, LANGUAGES } from '@ayana/contracts/catalogue';
import type { AccreditationBody, Language } from '@ayana/contracts/catalogue';
import { api } from '@ayana/portal-kit';

import { idOf } from '../../catalogue/asked-treatment';
import { shownOf } from '../../filters';
import type { HospitalsPage } from './hospital';
import { HOSPITALS_MESSAGES } from './messages';

export type ListSort = keyof typeof HOSPITALS_MESSAGES.sorts;

const isSort = (text: string): text is ListSort => Object.hasOwn(HOSPITALS_MESSAGES.sorts, text);
const several = <Value extends string>(values: Value[]): Value[] | undefined =>
  values.length === 0 ? undefined : values;
const isLanguage = (text: string): text is Language => LANGUAGES.some((each) => each === text);
const isBody = (text: string): text is AccreditationBody => ACCREDITATIONS.some((each) => each === text);

/** The order an address asks for. */
export function hospitalSort(query: URLSearchParams): ListSort {
  const sort = query.get('sort') ?? '';
  return isSort(sort) ? sort : 'recommended';
}

/**
 * What an address asks for, as the API takes it; what it does not know is left out, since an address may be old or typed by hand.
 * @throws ApiProblem when the list cannot be read
 */
export async function loadHospitalsPage(query: URLSearchParams, signal?: AbortSignal): Promise<HospitalsPage> {
  const q = query.get('q')?.trim();
  const asked = {
    q: q === '' ? undefined : q?.slice(0, 200),
    city: several(query.getAll('city')),
    department: several(query.getAll('department')),
    language: several(query.getAll('language').filter(isLanguage)),
    accreditation: several(query.getAll('accreditation').filter(isBody)),
    treatment_id: idOf(query, 'treatment_id'),
    sort: hospitalSort(query),
    limit: shownOf(query, HOSPITALS_LIMIT),
  };
  const known = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));
  const { data } = await api.GET('/partner-hospitals', {
    params: { query: known },
    ...(signal === undefined ? {} : { signal }),
  });
  if (data === undefined) throw new Error('The API answered without a body.');
  return data;
}
