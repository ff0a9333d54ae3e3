import { zoneFor, zoneOfCountry } from '@ayana/contracts/places';
import { todayIn } from '@ayana/contracts/rules';
import { refusedFields } from '../../platform/app-error.js';

/** The last place on earth where a day ends: nobody's today is refused while their zone is unknown. */
const LATEST_ZONE = '-12:00';

interface Wish {
  preferred_date: string;
  timezone?: string | undefined;
  time_zone?: string | undefined;
  country?: string | undefined;
}

/** The zone the visitor's wall clock runs in, or null when nothing they said tells it. */
export function visitorZone(wish: Omit<Wish, 'preferred_date'>): string | null {
  return zoneFor(wish) ?? (wish.country === undefined ? undefined : zoneOfCountry(wish.country)) ?? null;
}

/** @throws AppError `invalid_fields` when the day is past where the visitor is (spec section 5) */
export function refusePastDate(wish: Wish, now: Date): void {
  if (wish.preferred_date >= todayIn(visitorZone(wish) ?? LATEST_ZONE, now)) return;
  throw refusedFields([{ field: 'preferred_date', message: 'Preferred date must not be earlier than today.' }]);
}
