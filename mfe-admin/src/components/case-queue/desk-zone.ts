import { INDIA_ZONE } from '@ayana/contracts/places';
import type { Zone } from '@ayana/shared-ui/time';
import { messages } from './messages';

/** Where those who work on the cases are. */
export const DESK_ZONE: Zone = { zone: INDIA_ZONE, place: messages.desk };
