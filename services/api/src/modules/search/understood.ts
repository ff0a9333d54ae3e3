import { citySlug } from '@ayana/contracts/catalogue';
import { INDIAN_CITIES } from '@ayana/contracts/places';
import type { FoundItemDto, UnderstoodDto } from './search.dto.js';
import type { Understanding } from './understanding/understand.js';

/** Most treatments that are shown as possible meanings. */
const TREATMENTS = 3;

const at = (path: string, query: Readonly<Record<string, string>>): string =>
  `${path}?${new URLSearchParams(query).toString()}`;
const cityName = (slug: string): string => INDIAN_CITIES.find((name) => citySlug(name) === slug) ?? slug;

/** The concepts of a query, each with the list it filters. */
export function understoodOf(asked: Understanding, treatments: readonly FoundItemDto[]): UnderstoodDto[] {
  const { cities, languages, departments, asksForDepartments } = asked;
  const named = asked.treatments.length > 0 ? treatments.slice(0, TREATMENTS) : [];
  const sees = asksForDepartments || named.length === 0 ? departments : [];
  return [
    ...named.map(({ id, title }) => ({
      kind: 'treatment' as const,
      label: title,
      path: at('/doctors', { treatment_id: id }),
    })),
    ...sees.map((label) => ({ kind: 'speciality' as const, label, path: at('/doctors', { specialization: label }) })),
    ...cities.map((slug) => ({ kind: 'city' as const, label: cityName(slug), path: at('/hospitals', { city: slug }) })),
    ...languages.map((label) => ({ kind: 'language' as const, label, path: at('/doctors', { language: label }) })),
  ];
}
