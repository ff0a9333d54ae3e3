import { hasPassed, PASSED_TIME, TIME_SLOTS } from '@ayana/contracts/consultations';
import { zoneFor, zoneOfCountry } from '@ayana/contracts/places';
import { todayIn } from '@ayana/contracts/rules';
import { refusedFields } from '../../platform/app-error.js';
import { CONSULTATION_MESSAGES } from './messages.js';

/** The last zone in which a day ends: today is accepted everywhere while the zone is unknown. */
const LATEST_ZONE = '-12:00';

interface Preference {
  preferred_date: string;
  /** Unless it is one of the eight, only the day is checked. */
  preferred_time: string;
  timezone?: string | undefined;
  time_zone?: string | undefined;
  country?: string | undefined;
}

/** The zone of the visitor's wall clock, or null when unknown. */
export function visitorZone(preference: Pick<Preference, 'timezone' | 'time_zone' | 'country'>): string | null {
  return (
    zoneFor(preference) ?? (preference.country === undefined ? undefined : zoneOfCountry(preference.country)) ?? null
  );
}

/** @throws AppError `invalid_fields` when the day (spec section 5) or the time has passed in the visitor's zone */
export function refusePast(preference: Preference, now: Date): void {
  const zone = visitorZone(preference) ?? LATEST_ZONE;
  if (preference.preferred_date < todayIn(zone, now))
    throw refusedFields([{ field: 'preferred_date', message: CONSULTATION_MESSAGES.date_passed }]);
  const slot = TIME_SLOTS.find((each) => each === preference.preferred_time);
  if (slot !== undefined && hasPassed(preference.preferred_date, slot, zone, now))
    throw refusedFields([{ field: 'preferred_time', message: PASSED_TIME }]);
}
