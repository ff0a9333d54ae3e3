import type { ResourceSuggestion } from './resources.ts';

const YEAR = 366 * 24 * 60 * 60_000;

/** What is wrong with the time of a need or a commitment: it ends before it begins, or lasts for more than a year. */
export function timeFault(from: Date, until: Date): 'reversed' | 'too_long' | null {
  if (until <= from) return 'reversed';
  return until.getTime() - from.getTime() > YEAR ? 'too_long' : null;
}

type Compared = Pick<ResourceSuggestion, 'is_free' | 'speaks' | 'in_hours' | 'distance_km' | 'load'> & {
  resource: Pick<ResourceSuggestion['resource'], 'name'>;
};

/** What is wrong with it, then how far it is, and how much it has to do. */
const orderOf = ({ is_free, speaks, in_hours, distance_km, load }: Compared): number[] => [
  Number(!is_free),
  Number(speaks === false),
  Number(!in_hours),
  distance_km,
  load,
];

/** Sorts resources for a need, the best first; equal ones by their names. */
export function betterFirst(one: Compared, other: Compared): number {
  const [first, second] = [orderOf(one), orderOf(other)];
  const differs = first.findIndex((value, index) => value !== second[index]);
  if (differs < 0) return one.resource.name.localeCompare(other.resource.name, 'en');
  return (first[differs] ?? 0) - (second[differs] ?? 0);
}
