import { INDIA_ZONE } from '@ayana/contracts/places';
import type { Zone } from '@ayana/shared-ui/time';

/** India's zone, named after the desk's city, shown beside the reader's own. */
export const CHENNAI: Zone = { zone: INDIA_ZONE, place: 'Chennai' };
