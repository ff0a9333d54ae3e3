import { INDIA_ZONE } from '@ayana/contracts/places';
import { clockTime, shortDate, useHour12 } from '@ayana/shared-ui/time';

import { wakingTimes } from '../../catalogue/waking-times';
import { useVisitorZone } from '../../time/use-visitor-zone';
import { HOSPITALS_MESSAGES as TEXTS } from './messages';

/** The first free time of a hospital's doctors in the user's waking hours and zone. @param times ISO 8601, at least one */
export function NextFree({ times }: { times: readonly string[] }) {
  const own = useVisitorZone();
  const hour12 = useHour12();
  const zone = own ?? INDIA_ZONE;
  const [first = ''] = wakingTimes(times, zone, 1).times;
  const at = new Date(first);
  const text = `${shortDate(at, at, zone)}, ${clockTime(at, zone, hour12)}`;
  return <time dateTime={first}>{own === null ? TEXTS.in_india(text) : TEXTS.your_time(text)}</time>;
}
