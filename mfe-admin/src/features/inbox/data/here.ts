import { INDIA_ZONE } from '@ayana/contracts/places';
import type { Zone } from '@ayana/shared-ui';
import { messages } from '../messages';

/** The staff's desk: its calendar cuts the queue into days. */
export const HERE: Zone = { zone: INDIA_ZONE, place: messages.desk };
