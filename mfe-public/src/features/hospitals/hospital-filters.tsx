import { usd } from '../../money/usd';
import { CheckGroup, StepGroup } from '../../filters/filter-group';
import type { ChosenValue } from '../../filters/chosen-chips';
import { chosenValues } from '../../filters/chosen-values';
import { CityFilterMap } from '../../filters/city-filter-map';
import { FILTER_MESSAGES } from '../../filters/messages';
import type { FilterOption } from '../../filters/filter-group';
import type { HospitalsPage } from './hospital';
import { HOSPITALS_MESSAGES as TEXTS } from './messages';

type Facets = HospitalsPage['facets'];

/** The sort options with labels. */
export const HOSPITAL_SORT_OPTIONS: readonly (readonly [string, string])[] = Object.entries(TEXTS.sorts);

/** Multiple-choice filters, in the order of the page. */
const GROUPS = [
  { name: 'city', legend: FILTER_MESSAGES.city, others: FILTER_MESSAGES.cities },
  { name: 'accreditation', legend: TEXTS.accreditation, others: TEXTS.bodies },
  { name: 'department', legend: TEXTS.department, others: FILTER_MESSAGES.departments },
  { name: 'language', legend: TEXTS.language, others: FILTER_MESSAGES.languages },
  { name: 'desk', legend: TEXTS.desk, others: TEXTS.types },
  { name: 'type', legend: TEXTS.type, others: TEXTS.types },
] as const;

const STEPS = [
  { name: 'price_max', legend: TEXTS.price_group, label: (value: number) => TEXTS.up_to_price(usd(value)) },
  { name: 'airport_max', legend: TEXTS.airport_group, label: TEXTS.up_to_minutes },
  { name: 'beds_min', legend: TEXTS.beds_group, label: TEXTS.at_least_beds },
] as const;

/** The label of a value. */
function labelOf(facets: Facets, name: string, value: string): string {
  if (name === 'city') return facets.city.find((city) => city.value === value)?.label ?? value;
  if (name === 'desk') return TEXTS.desk_always;
  return STEPS.find((step) => step.name === name)?.label(Number(value)) ?? value;
}

const labelled = (facets: Facets, name: string, options: readonly FilterOption[]): FilterOption[] =>
  options.map((option) => ({ ...option, label: labelOf(facets, name, option.value) }));

/** The steps that match a different number of hospitals than the step before, but not none; the chosen one stays. */
const usefulSteps = (steps: readonly FilterOption[], chosen: string | null): FilterOption[] =>
  steps.filter(({ value, count }, index) => value === chosen || (count > 0 && count !== steps[index - 1]?.count));

/** The filters for hospitals; use inside a `FilterForm`. */
export function HospitalFilters({ facets, query }: { facets: Facets; query: URLSearchParams }) {
  return (
    <>
      {GROUPS.map((group) => (
        <CheckGroup
          key={group.name}
          {...group}
          options={labelled(facets, group.name, facets[group.name])}
          query={query}
          lead={group.name === 'city' ? <CityFilterMap options={facets.city} query={query} /> : null}
        />
      ))}
      {STEPS.map(({ name, legend }) => (
        <StepGroup
          key={name}
          name={name}
          legend={name === 'price_max' && query.has('treatment_id') ? TEXTS.price_of_it : legend}
          options={labelled(
            facets,
            name,
            name === 'price_max' ? usefulSteps(facets[name], query.get(name)) : facets[name],
          )}
          query={query}
        />
      ))}
    </>
  );
}

/** The chosen filters of a URL, with labels. */
export function chosenOfHospitals(facets: Facets, query: URLSearchParams): ChosenValue[] {
  const names = [...GROUPS, ...STEPS].map(({ name }) => name);
  return chosenValues(names, query, (name, value) => labelOf(facets, name, value));
}
