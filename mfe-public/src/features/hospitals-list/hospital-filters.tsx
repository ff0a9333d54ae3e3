import { CheckGroup, type ChosenValue, CityMap, FILTER_MESSAGES } from '../../filters';
import type { HospitalsPage } from './hospital';
import { HOSPITALS_MESSAGES as TEXTS } from './messages';

/** The orders of the list and what they are called. */
export const HOSPITAL_SORT_OPTIONS: readonly (readonly [string, string])[] = Object.entries(TEXTS.sorts);

/** What hospitals can be narrowed by; stands in a `FilterForm`. */
export function HospitalFilters({ facets, query }: { facets: HospitalsPage['facets']; query: URLSearchParams }) {
  return (
    <>
      <CheckGroup
        legend={FILTER_MESSAGES.city}
        name="city"
        options={facets.city}
        query={query}
        others={FILTER_MESSAGES.cities}
        lead={<CityMap options={facets.city} query={query} />}
      />
      <CheckGroup
        legend={TEXTS.accreditation}
        name="accreditation"
        options={facets.accreditation}
        query={query}
        others={TEXTS.bodies}
      />
      <CheckGroup
        legend={TEXTS.department}
        name="department"
        options={facets.department}
        query={query}
        others={FILTER_MESSAGES.departments}
      />
      <CheckGroup
        legend={TEXTS.language}
        name="language"
        options={facets.language}
        query={query}
        others={FILTER_MESSAGES.languages}
      />
    </>
  );
}

/** What is chosen in an address, in words. */
export function chosenOfHospitals(facets: HospitalsPage['facets'], query: URLSearchParams): ChosenValue[] {
  return ['city', 'accreditation', 'department', 'language'].flatMap((name) =>
    query
      .getAll(name)
      .filter((value) => value !== '')
      .map((value) => ({
        name,
        value,
        label: name === 'city' ? (facets.city.find((city) => city.value === value)?.label ?? value) : value,
      })),
  );
}
