import { CheckGroup, type ChosenValue, chosenValues, CityMap, FILTER_MESSAGES } from '../../filters';
import type { HospitalsPage } from './hospital';
import { HOSPITALS_MESSAGES as TEXTS } from './messages';

/** The orders of the list and what they are called. */
export const HOSPITAL_SORT_OPTIONS: readonly (readonly [string, string])[] = Object.entries(TEXTS.sorts);

/** What hospitals can be narrowed by, in the order of the page. */
const GROUPS = [
  { name: 'city', legend: FILTER_MESSAGES.city, others: FILTER_MESSAGES.cities },
  { name: 'accreditation', legend: TEXTS.accreditation, others: TEXTS.bodies },
  { name: 'department', legend: TEXTS.department, others: FILTER_MESSAGES.departments },
  { name: 'language', legend: TEXTS.language, others: FILTER_MESSAGES.languages },
] as const;

/** The boxes that narrow the hospitals; they stand in a `FilterForm`. */
export function HospitalFilters({ facets, query }: { facets: HospitalsPage['facets']; query: URLSearchParams }) {
  return GROUPS.map((group) => (
    <CheckGroup
      key={group.name}
      {...group}
      options={facets[group.name]}
      query={query}
      lead={group.name === 'city' ? <CityMap options={facets.city} query={query} /> : null}
    />
  ));
}

/** What is chosen in an address, in words. */
export function chosenOfHospitals(facets: HospitalsPage['facets'], query: URLSearchParams): ChosenValue[] {
  const names = GROUPS.map(({ name }) => name);
  return chosenValues(names, query, (name, value) =>
    name === 'city' ? (facets.city.find((city) => city.value === value)?.label ?? value) : value,
  );
}
