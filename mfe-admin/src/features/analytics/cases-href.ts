import { useNow } from '@ayana/shared-ui/time';
import { useSearchParams } from 'react-router-dom';
import { REQUESTS_PATH } from '../../paths';
import { ANALYTICS_PATH, FILTERS_OF, rangeOf, viewOf } from './analytics.api';

export const COUNTED_CASES_PATH = `${ANALYTICS_PATH}/cases`;

/** The name of the filter for a group, where the list of cases has one. */
const FILTER: Readonly<Record<string, string>> = {
  country: 'country',
  source: 'source',
  treatment: 'treatment_id',
  hospital: 'hospital_id',
};

export type CasesHref = (more: Readonly<Record<string, string>>) => string;

/** Where the cases behind a figure of this page are listed: those of its months and filters, narrowed to more. */
export function useCasesHref(): CasesHref {
  const [params] = useSearchParams();
  const now = useNow();
  const filters = FILTERS_OF[viewOf(params)].flatMap((name) => {
    const value = params.get(name);
    return value === null || value === '' ? [] : [[name, value] as const];
  });
  const shown = Object.fromEntries(filters);
  return (more) =>
    `${COUNTED_CASES_PATH}?${new URLSearchParams({ ...rangeOf(params, now), ...shown, ...more }).toString()}`;
}

/** The cases of a group; undefined where they are no cases, as with the ratings of a service. */
export function ofGroup(by: string, id: string | null): Readonly<Record<string, string>> | undefined {
  const name = FILTER[by];
  return name === undefined ? undefined : { [name]: id ?? 'none' };
}

/** Where the requests behind a rating of this page are listed: those resolved in its months, narrowed to more. */
export function useRequestsHref(): CasesHref {
  const [params] = useSearchParams();
  const { from, to } = rangeOf(params, useNow());
  const country = params.get('country') ?? '';
  const page = { resolved_from: from, resolved_to: to, rating: 'any', ...(country === '' ? {} : { country }) };
  return (more) => `${REQUESTS_PATH}?${new URLSearchParams({ ...page, ...more }).toString()}`;
}
