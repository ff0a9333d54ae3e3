import { zoneOfCountry } from '@ayana/contracts/places';
import type { Zone } from '@ayana/shared-ui/time';
import { messages } from '../messages';
import type { Case } from '../types';

/** Where the patient is, as they said it, or as most people of their country; null where neither is known. */
export function patientZone({
  city,
  country,
  time_zone,
}: Pick<Case['patient'], 'city' | 'country' | 'time_zone'>): Zone | null {
  const zone = time_zone ?? zoneOfCountry(country);
  return zone === null ? null : { zone, place: city ?? country ?? messages.theirPlace };
}
