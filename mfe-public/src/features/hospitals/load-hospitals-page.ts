import { ACCREDITATIONS, DESK_HOURS, HOSPITAL_TYPES, HOSPITALS_LIMIT } from '@ayana/contracts/catalogue';
import { api } from '@ayana/portal-kit';

import { idOf } from '../../catalogue/id-of';
import { asked, isDepartment, isLanguage, oneOf, wordsOf } from '../../catalogue/list-query';
import { shownCount } from '../../filters/filter-query';
import type { HospitalsPage } from './hospital';
import { HOSPITALS_MESSAGES } from './messages';

export type ListSort = keyof typeof HOSPITALS_MESSAGES.sorts;

const isSort = (text: string): text is ListSort => Object.hasOwn(HOSPITALS_MESSAGES.sorts, text);
const isBody = oneOf(ACCREDITATIONS);
const isType = oneOf(HOSPITAL_TYPES);
const isDesk = oneOf(DESK_HOURS);

/** A facet's step in the URL. */
function stepOf(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name) ?? '';
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined;
}

/** The sort order in the URL. */
export function hospitalSort(query: URLSearchParams): ListSort {
  const sort = query.get('sort') ?? '';
  return isSort(sort) ? sort : 'recommended';
}

/**
 * The URL's filters as API parameters; unknown values are left out, since a URL may be old or typed by hand.
 * @throws ApiProblem when the list cannot be read
 */
export async function loadHospitalsPage(query: URLSearchParams, signal?: AbortSignal): Promise<HospitalsPage> {
  const known = asked({
    q: wordsOf(query),
    city: query.getAll('city'),
    department: query.getAll('department').filter(isDepartment),
    language: query.getAll('language').filter(isLanguage),
    accreditation: query.getAll('accreditation').filter(isBody),
    type: query.getAll('type').filter(isType),
    price_max: stepOf(query, 'price_max'),
    airport_max: stepOf(query, 'airport_max'),
    beds_min: stepOf(query, 'beds_min'),
    desk: query.getAll('desk').find(isDesk),
    treatment_id: idOf(query, 'treatment_id'),
    sort: hospitalSort(query),
    limit: shownCount(query, HOSPITALS_LIMIT),
  });
  const { data } = await api.GET('/partner-hospitals', {
    params: { query: known },
    ...(signal === undefined ? {} : { signal }),
  });
  if (data === undefined) throw new Error('The API answered without a body.');
  return data;
}
