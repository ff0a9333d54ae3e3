import { INDIA_ZONE } from '@ayana/contracts/places';
import type { Zone } from '@ayana/shared-ui/time';
import { messages } from './messages';

/** The clock of everyone who works on cases, wherever they are: all pages of the staff are by it, and name it. */
export const OPERATIONS_CLOCK: Zone = { zone: INDIA_ZONE, place: messages.place };
