import type { ResourceKind, ResourceSuggestion } from './resources.ts';

const YEAR = 366 * 24 * 60 * 60_000;

/** What is wrong with the time of a need or a commitment: it ends before it begins, or lasts for more than a year. */
export function timeFault(from: Date, until: Date): 'reversed' | 'too_long' | null {
  if (until <= from) return 'reversed';
  return until.getTime() - from.getTime() > YEAR ? 'too_long' : null;
}

/** By road, for each kilometre as the crow flies: roads are longer, and 55 km an hour is what a car makes on them. */
const ROAD_FACTOR = 1.3;
const ROAD_KM_H = 55;
const HOUR = 60 * 60_000;

/** How long the way takes by road, in milliseconds. Money has no way. */
export const travelTime = (kind: ResourceKind, distance_km: number): number =>
  kind === 'fund' ? 0 : Math.round(((distance_km * ROAD_FACTOR) / ROAD_KM_H) * HOUR);

/** By when a resource has to be there: when the need begins; where it has begun, before it is over. */
export const neededBy = ({ from_at, until_at }: { from_at: string; until_at: string }, now: Date): string =>
  new Date(from_at) > now ? from_at : until_at;

/** Whether what leaves now is there before it is needed. */
export const arrivesInTime = (kind: ResourceKind, distance_km: number, by: string, now: Date): boolean =>
  now.getTime() + travelTime(kind, distance_km) <= new Date(by).getTime();

type Compared = Pick<ResourceSuggestion, 'is_free' | 'in_time' | 'speaks' | 'in_hours' | 'distance_km' | 'load'> & {
  resource: Pick<ResourceSuggestion['resource'], 'name'>;
};

/** Whether a resource can be there in time: it is free, and the way is not too long. */
export const canBeThere = ({ is_free, in_time }: Pick<Compared, 'is_free' | 'in_time'>): boolean => is_free && in_time;

/** Whether it can be there at all, what is wrong with it, then how far it is, and how much it has to do. */
const orderOf = ({ is_free, in_time, speaks, in_hours, distance_km, load }: Compared): number[] => [
  Number(!canBeThere({ is_free, in_time })),
  Number(!in_time),
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
