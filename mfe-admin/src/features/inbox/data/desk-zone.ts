import { INDIA_ZONE } from '@ayana/contracts/places';
import type { Zone } from '@ayana/shared-ui';
import { messages } from '../messages';

/** The time zone of the staff's desk: the queue is grouped by its days. */
export const DESK_ZONE: Zone = { zone: INDIA_ZONE, place: messages.desk };
