import type { FoundItem, Understood as UnderstoodAnswer } from '@ayana/contracts/catalogue';
import type { Understood } from './search-terms.service.js';

/** Most treatments that are shown as possible meanings. */
const TREATMENTS = 3;

const at = (path: string, query: Readonly<Record<string, string>>): string =>
  `${path}?${new URLSearchParams(query).toString()}`;

/** The concepts of a query, each with the list it filters. */
export function understoodOf(asked: Understood, treatments: readonly FoundItem[]): UnderstoodAnswer[] {
  const { cities, cityNames, languages, departments, asksForDepartments } = asked;
  const named = asked.treatments.length > 0 ? treatments.slice(0, TREATMENTS) : [];
  const sees = asksForDepartments || named.length === 0 ? departments : [];
  return [
    ...named.map(({ id, title }) => ({
      kind: 'treatment' as const,
      label: title,
      path: at('/doctors', { treatment_id: id }),
    })),
    ...sees.map((label) => ({ kind: 'speciality' as const, label, path: at('/doctors', { specialization: label }) })),
    ...cities.map((slug) => ({
      kind: 'city' as const,
      label: cityNames.get(slug) ?? slug,
      path: at('/hospitals', { city: slug }),
    })),
    ...languages.map((label) => ({ kind: 'language' as const, label, path: at('/doctors', { language: label }) })),
  ];
}
