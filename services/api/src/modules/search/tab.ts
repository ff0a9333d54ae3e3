import type { SearchKind, SearchTab } from '@ayana/contracts/catalogue';
import type { Understanding } from './understanding/understand.js';

/** The tab with the best results: what the query names, then language or condition, then treatment and place. */
export function tabOf(asked: Understanding, found: Readonly<Record<SearchKind, readonly unknown[]>>): SearchTab | null {
  const { need, languages, cities, treatments, departments, fits } = asked;
  const has = (tab: SearchTab): boolean => found[tab].length > 0;
  const order: SearchTab[] = [];
  if (fits && need !== null) order.push(need);
  if (fits && (languages.length > 0 || asked.asksForDepartments)) order.push('doctors');
  if (fits && treatments.length > 0) order.push(cities.length > 0 ? 'hospitals' : 'treatments');
  if (fits && departments.length > 0 && treatments.length === 0) order.push('doctors');
  order.push('hospitals', 'doctors', 'treatments');
  return order.find(has) ?? null;
}
