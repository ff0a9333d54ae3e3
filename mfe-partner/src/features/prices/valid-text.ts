import type { PriceItem } from '@ayana/contracts/organisations';
import { shortDate } from '@ayana/shared-ui/time';
import { messages } from './messages';

const dayText = (day: string): string => shortDate(new Date(`${day}T12:00:00Z`), new Date(), 'UTC');

/** "From 1 January", "1 January to 31 May". */
export const validText = ({ valid_from, valid_until }: Pick<PriceItem, 'valid_from' | 'valid_until'>): string =>
  valid_until === null ? messages.from(dayText(valid_from)) : messages.until(dayText(valid_from), dayText(valid_until));
