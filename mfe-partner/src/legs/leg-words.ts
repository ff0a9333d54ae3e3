import { formatLocale } from '@ayana/contracts/language';
import { INDIA_ZONE } from '@ayana/contracts/places';
import { deviceZone } from '@ayana/shared-ui/time';
import { messages } from './messages';

const names = new Intl.DisplayNames(formatLocale(), { type: 'language' });

/** "Bengali" for `bn`. */
export const languageName = (tag: string): string => {
  try {
    return names.of(tag) ?? tag;
  } catch {
    return tag;
  }
};

/** The place of a zone, as in "in Chennai". */
export const placeOf = (zone: string): string => (zone === INDIA_ZONE ? messages.india : deviceZone(zone).place);
