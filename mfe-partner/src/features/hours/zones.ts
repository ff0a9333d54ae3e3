import { COUNTRIES } from '@ayana/contracts/places';

/** A patient's country gives their zone. */
const PLACES: ReadonlyMap<string, string> = new Map(
  COUNTRIES.flatMap(({ name, time_zone }) =>
    time_zone === undefined ? [] : [[time_zone, name] as const],
  ).toReversed(),
);

/** The zones of the countries that patients come from, by the country's name. */
export const PATIENT_ZONES: readonly string[] = [...PLACES.keys()].toSorted((one, other) =>
  zoneName(one).localeCompare(zoneName(other)),
);

export function zoneName(zone: string): string {
  return PLACES.get(zone) ?? zone.replaceAll('_', ' ');
}
