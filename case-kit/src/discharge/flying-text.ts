import { type DischargeSummary, FIT_TO_FLY_NAMES } from '@ayana/contracts/journey';
import { formatLocale } from '@ayana/contracts/language';
import { messages } from './messages';

/** `Fit to fly from 1 April 2099 on` */
export const flyingText = ({
  fit_to_fly,
  fit_to_fly_from,
}: Pick<DischargeSummary, 'fit_to_fly' | 'fit_to_fly_from'>): string =>
  fit_to_fly_from === null
    ? FIT_TO_FLY_NAMES[fit_to_fly]
    : messages.flyingFrom(dayText(`${fit_to_fly_from}T00:00:00Z`, 'UTC'));

export const dayText = (at: string, timeZone: string): string =>
  new Intl.DateTimeFormat(formatLocale(), { dateStyle: 'long', timeZone }).format(new Date(at));
