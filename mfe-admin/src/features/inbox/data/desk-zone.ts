import { INDIA_ZONE } from '@ayana/contracts/places';
import type { Zone } from '@ayana/shared-ui';
import { REQUEST_MESSAGES } from '../../../components/case-queue/request-words';

/** The time zone of the staff's desk: the queue is grouped by its days. */
export const DESK_ZONE: Zone = { zone: INDIA_ZONE, place: REQUEST_MESSAGES.desk };
